/** Ten lands as small heraldic landscapes. The ground meets at the same height on every edge, so
 *  that neighbours read as one band; skies follow the reward, never a seat. */
import sprite from "../../assets/icons.svg?url";

interface Landscape {
  sky: string;
  dot: string;
  far: string;
  near: string;
  /** Drawn in a frame of 120 by 84. */
  art: string;
}

export const INK = "#22150a";
export const LINE = `stroke="${INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"`;
const flagOn = (x: number, y: number, c = "#b02a1f") => `<path d="M${x},${y}V${y - 13}" ${LINE} fill="none"/><path d="M${x},${y - 13}l9,3l-9,3.5Z" fill="${c}" ${LINE} stroke-width="1.1"/>`;
const cypress = (x: number, y: number, h = 16, c = "#2c5a3a") => `<path d="M${x},${y}C${x - 5},${y - h * .4} ${x - 3},${y - h * .8} ${x},${y - h}C${x + 3},${y - h * .8} ${x + 5},${y - h * .4} ${x},${y}Z" fill="${c}" ${LINE} stroke-width="1.1"/>`;
const fir = (x: number, y: number, s = 1, c = "#2f5f3c") => `<path transform="translate(${x},${y}) scale(${s})" d="M0,0V-4M-8,-4H8L4,-10H6L0,-21L-6,-10H-4Z" fill="${c}" ${LINE} stroke-width="1.2"/>`;
const merlons = (x: number, y: number, w: number, h: number, n = 3, c = "#efe2c2") => { const u = w / (2 * n - 1); let d = `M${x},${y + h}V${y}`; for (let i = 0; i < n; i++) d += `h${u}${i < n - 1 ? `v4h${u}v-4` : ""}`; return `<path d="${d}V${y + h}Z" fill="${c}" ${LINE}/>`; };
const win = (x: number, y: number, h = 5) => `<path d="M${x - 1.2},${y + h}V${y}Q${x},${y - 2.2} ${x + 1.2},${y}V${y + h}Z" fill="${INK}"/>`;
const river = (y: number, c = "#7fa9b5") => `<path d="M-26,${y}Q0,${y - 4} 26,${y + 1}T84,${y}T146,${y}V100H-26Z" fill="${c}" ${LINE} stroke-width="1.1"/><path d="M8,${y + 6}q3,-3 6,0t6,0M52,${y + 7}q3,-3 6,0t6,0M92,${y + 6}q3,-3 6,0t6,0" fill="none" stroke="#eaf3ee" stroke-width="1.2" stroke-linecap="round"/>`;
const rays = (x: number, y: number, r: number, n: number, c: string) => [...Array(n)].map((_, i) => `<path transform="translate(${x},${y}) rotate(${i * 360 / n})" d="M-2,${-r - 2}L0,${-r - 9}L2,${-r - 2}Z" fill="${c}" ${LINE} stroke-width=".8"/>`).join("") + `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" ${LINE} stroke-width="1.1"/>`;
export const LANDS: Landscape[] = [
  { sky: "#dcb98a", dot: "#f1dcb6", far: "#a79a5c", near: "#7f8c4c", // production
    art: `<path d="M52,66V36H84V66Z" fill="#f2e5c8" ${LINE}/><path d="M46,38L68,18L90,38Z" fill="#8d3b22" ${LINE}/><path d="M60,66V50H68V66Z" fill="#5d3a1c" ${LINE} stroke-width="1.1"/>${win(77, 46)}${flagOn(68, 20)}${river(67)}<g transform="translate(44,59)"><circle r="13" fill="none" stroke="${INK}" stroke-width="6"/><circle r="13" fill="none" stroke="#a9743a" stroke-width="3.2"/>${[0, 45, 90, 135].map(a => `<path transform="rotate(${a})" d="M-13,0H13" stroke="${INK}" stroke-width="2"/>`).join("")}</g>${cypress(102, 68, 20)}${cypress(14, 66, 15)}` },
  { sky: "#eccb6c", dot: "#fae7ac", far: "#b99a5e", near: "#8b7440", // gold
    art: `<path d="M14,68L46,20L58,34L70,14L110,68Z" fill="#9a8a74" ${LINE}/><path d="M46,20L58,34L52,46L44,38L36,44ZM70,14L84,34L76,40L70,34L62,40L60,30Z" fill="#f6eeda" ${LINE} stroke-width="1"/><path d="M50,70V56Q60,44 70,56V70Z" fill="#1d120a" ${LINE}/><path d="M47,70V55H73V70" fill="none" stroke="#7a4d22" stroke-width="3.5"/><path d="M76,66h16l-3,8h-10Z" fill="#6d4a28" ${LINE} stroke-width="1.2"/><circle cx="80" cy="64" r="3" fill="#ffd34d" ${LINE} stroke-width="1"/><circle cx="86" cy="63" r="3.4" fill="#ffd34d" ${LINE} stroke-width="1"/><circle cx="81" cy="76" r="2.2" fill="${INK}"/><circle cx="88" cy="76" r="2.2" fill="${INK}"/>${fir(20, 70, .8)}` },
  { sky: "#bfd0b8", dot: "#e0ead6", far: "#6f8f63", near: "#5d7a4a", // raw
    art: `<path d="M40,70V50H54V38H70V28H104V70Z" fill="#cfc4ad" ${LINE}/><path d="M54,50H104M70,38H104M62,50V70M80,38V50M88,50V70M90,28V38" fill="none" stroke="${INK}" stroke-width="1.1"/><path d="M52,38L68,8L60,38M68,8L86,26" fill="none" stroke="${INK}" stroke-width="4"/><path d="M52,38L68,8L60,38M68,8L86,26" fill="none" stroke="#a9743a" stroke-width="1.8"/><path d="M68,10V20" stroke="${INK}" stroke-width="1.3"/><path d="M63,20h10v7h-10Z" fill="#f0e6d0" ${LINE} stroke-width="1.2"/>${fir(14, 70, 1.1)}${fir(28, 72, .9, "#3f7048")}${fir(112, 72, .9)}` },
  { sky: "#27457a", dot: "#3d61a0", far: "#3d5a6b", near: "#2f5247", // science
    art: `${[[14, 14, 1], [34, 26, .7], [104, 16, 1], [94, 34, .7], [22, 42, .6], [110, 44, .6], [80, 10, .7]].map(([x, y, s]) => `<path transform="translate(${x},${y}) scale(${s})" d="M0,-6L1.5,-1.5L6,0L1.5,1.5L0,6L-1.5,1.5L-6,0L-1.5,-1.5Z" fill="#ffe39a"/>`).join("")}<path d="M28,70Q60,40 94,70Z" fill="#4d7a58" ${LINE}/><path d="M48,60V34H72V60Z" fill="#efe2c2" ${LINE}/><path d="M45,34Q60,10 75,34Z" fill="#b3822a" ${LINE}/><path d="M58,30L80,12L84,17L64,34Z" fill="#efe2c2" ${LINE} stroke-width="1.2"/>${win(54, 42)}${win(66, 42)}<path d="M57,60V52Q60,48 63,52V60Z" fill="${INK}"/>` },
  { sky: "#b58cc0", dot: "#d6b9dd", far: "#8c7a9a", near: "#6f8a55", // culture
    art: `<path d="M66,58V34H96V58Z" fill="#f3e3d0" ${LINE}/><path d="M64,34Q81,14 98,34Z" fill="#8a4a86" ${LINE}/><path d="M81,24V14" ${LINE}/><circle cx="81" cy="13" r="2.5" fill="#ffd34d" ${LINE} stroke-width="1"/>${win(73, 42)}${win(81, 42)}${win(89, 42)}${river(68)}<path d="M-26,56H146V63H116Q104,63 104,76H92Q92,63 78,63Q64,63 64,76H54Q54,63 40,63Q26,63 26,76H16Q16,63 2,63H-26Z" fill="#e9d9b4" ${LINE}/>${cypress(20, 56, 20)}${cypress(36, 56, 15, "#3c6d45")}<circle cx="52" cy="50" r="6" fill="#3c6d45" ${LINE} stroke-width="1.1"/>` },
  { sky: "#f3e6c4", dot: "#e3c77e", far: "#c0ae77", near: "#8f9a5c", // religion
    art: `${rays(60, 40, 22, 20, "#f2c14a")}<path d="M34,68V46H88V68Z" fill="#fbf3e0" ${LINE}/><path d="M32,46L40,34H84L90,46Z" fill="#7a4436" ${LINE}/><path d="M50,68V26H70V68Z" fill="#fbf3e0" ${LINE}/><path d="M47,28L60,8L73,28Z" fill="#7a4436" ${LINE}/><path d="M60,9V1M56.5,4H63.5" ${LINE} stroke-width="1.8"/><circle cx="60" cy="36" r="4.5" fill="#1c437e" ${LINE} stroke-width="1.1"/><path d="M55,68V56Q60,48 65,56V68Z" fill="#5d3a1c" ${LINE} stroke-width="1.1"/>${win(42, 54)}${win(78, 54)}${cypress(22, 70, 24)}${cypress(101, 70, 22)}` },
  { sky: "#a5452f", dot: "#c46a4d", far: "#6d4636", near: "#57492f", // battle twice
    art: `<path d="M10,72L30,42L44,56L54,72Z" fill="#8a735a" ${LINE}/><path d="M56,72L76,32L92,44L108,72Z" fill="#8a735a" ${LINE}/>${merlons(23, 28, 16, 20)}${merlons(84, 26, 11, 20, 2)}${merlons(67, 16, 19, 24)}${win(31, 36)}${win(76, 25)}${flagOn(31, 28)}${flagOn(76, 16)}<path d="M42,64L56,48M56,64L42,48" stroke="${INK}" stroke-width="4.5" stroke-linecap="round"/><path d="M42,64L56,48M56,64L42,48" stroke="#efe2c2" stroke-width="2.2" stroke-linecap="round"/>` },
  { sky: "#93c9c4", dot: "#bfe3dc", far: "#5f958f", near: "#3f7f86", // lily
    art: `${river(60, "#3f7f9a")}<g transform="translate(-9,0)"><path d="M72,100Q76,58 94,56H146V100Z" fill="#7f8c4c" ${LINE}/><path d="M92,60L95,26H107L110,60Z" fill="#fbf3e0" ${LINE}/><path d="M94,40H108L109,48H93.5Z" fill="#b02a1f" ${LINE} stroke-width="1"/><path d="M94,26H108V18H94Z" fill="#ffd34d" ${LINE}/><path d="M92,18L101,9L110,18Z" fill="#7a4436" ${LINE}/></g><g transform="translate(9,6) scale(.86)"><path d="M14,64C20,78 50,78 58,62L50,64H22Z" fill="#7a4d22" ${LINE}/><path d="M36,64V14" ${LINE} stroke-width="2"/><path d="M20,22H52Q58,38 50,54H20Q28,38 20,22Z" fill="#fbf3e0" ${LINE}/><use href="${sprite}#fleur" x="27" y="27" width="22" height="22" color="#6c3a7f"/></g>` },
  { sky: "#e3c79a", dot: "#f3e2c2", far: "#b3a25c", near: "#c9a645", // production twice, five players
    art: `<path d="M50,68L54,34H68L72,68Z" fill="#f2e5c8" ${LINE}/><path d="M52,34Q61,20 70,34Z" fill="#8d3b22" ${LINE}/><g transform="translate(61,34) rotate(18)">${[0, 90, 180, 270].map(a => `<path transform="rotate(${a})" d="M0,0V-26M2,-8H9V-26H2Z" fill="#fbf3e0" ${LINE} stroke-width="1.2"/>`).join("")}<circle r="3" fill="${INK}"/></g>${[16, 30, 92, 106].map(x => `<path d="M${x},72V58m0,6l-4,-4m4,4l4,-4m-4,-1l-3,-4m3,4l3,-4" fill="none" ${LINE}/>`).join("")}` },
  { sky: "#f0d98a", dot: "#fbeec2", far: "#c2a964", near: "#9a8a4c", // gold twice, five players
    art: `${merlons(20, 50, 82, 20, 9)}<path d="M34,50V36H50V50ZM74,50V32H92V50Z" fill="#fbf3e0" ${LINE}/><path d="M31,37L42,24L53,37ZM71,33L83,18L95,33Z" fill="#b3822a" ${LINE}/>${merlons(54, 28, 16, 42)}<path d="M57,70V58Q62,50 67,58V70Z" fill="${INK}"/>${flagOn(62, 28, "#dfa92c")}${win(42, 42)}${win(83, 38)}` }];
