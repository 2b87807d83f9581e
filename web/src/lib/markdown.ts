/** The small part of Markdown in which rules pages are written, plus `{#anchor}` at the end of a block. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold" | "italic" | "code"; text: string }
  | { kind: "link"; text: string; to: string };

export type Block =
  | { kind: "heading"; level: number; anchor: string; text: Inline[] }
  | { kind: "paragraph"; anchor: string; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: { anchor: string; text: Inline[] }[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/gu;

export function inline(source: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of source.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: "text", text: source.slice(from, match.index) });
    const [whole, bold, italic, code, label, to] = match;
    if (bold) parts.push({ kind: "bold", text: bold });
    else if (italic) parts.push({ kind: "italic", text: italic });
    else if (code) parts.push({ kind: "code", text: code });
    else parts.push({ kind: "link", text: label ?? "", to: to ?? "" });
    from = match.index + whole.length;
  }
  if (from < source.length) parts.push({ kind: "text", text: source.slice(from) });
  return parts;
}

function anchored(source: string): { anchor: string; text: Inline[] } {
  const match = /^([^]*?)\s*\{#([^}]+)\}\s*$/u.exec(source);
  return { anchor: match?.[2] ?? "", text: inline(match?.[1] ?? source) };
}

const cells = (line: string) => line.replace(/^\s*\||\|\s*$/gu, "").split("|").map((cell) => inline(cell.trim()));

/** List items start with a mark; lines that follow without one belong to the item above. */
function items(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const mark = /^\s*(?:[-*]|\d+\.)\s+(.*)$/u.exec(line);
    if (mark) found.push(mark[1] ?? "");
    else found.push(`${found.pop() ?? ""} ${line.trim()}`);
  }
  return found;
}

function block(chunk: string): Block {
  const lines = chunk.split("\n");
  const first = lines[0] ?? "";
  if (first.startsWith("|")) {
    const rows = lines.filter((line) => !/^\s*\|[\s|:-]+\|?\s*$/u.test(line)).map(cells);
    return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
  }
  if (/^\s*([-*]|\d+\.)\s/u.test(first))
    return { kind: "list", ordered: /^\s*\d/u.test(first), items: items(lines).map(anchored) };
  return { kind: "paragraph", ...anchored(lines.map((line) => line.trim()).join(" ")) };
}

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of source.replaceAll("\r", "").split(/\n\s*\n/u)) {
    let rest = chunk.replace(/^\n+|\n+$/gu, "");
    for (let match = /^(#+)\s+(.*)(?:\n|$)/u.exec(rest); match; match = /^(#+)\s+(.*)(?:\n|$)/u.exec(rest)) {
      blocks.push({ kind: "heading", level: match[1]?.length ?? 1, ...anchored(match[2] ?? "") });
      rest = rest.slice(match[0].length);
    }
    if (rest.trim()) blocks.push(block(rest));
  }
  return blocks;
}

export const plain = (text: Inline[]): string => text.map((part) => part.text).join("");
