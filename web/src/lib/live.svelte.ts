/** One table, live: keeps the WebSocket up and holds the newest table, state and log. */
import type { Arguments, ChatLine, Eyes, FromServer, Hint, LogEvent, Refused, Said, Seat, State, Table, ToServer } from "./wire";

type Deed = { kind: "choose"; say: string } | { kind: "undo" | "concede" | "plead" };

export interface Notice {
  trouble: string;
  text: string | null;
  args: Arguments;
  rule: string | null;
  message: string;
}

const BACKOFF = [400, 1000, 2000, 4000, 8000, 15000];

export class Live {
  table = $state.raw<Table | null>(null);
  state = $state.raw<State | null>(null);
  events = $state.raw<LogEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What was said and refused, to be said again. */
  unsaid = $state("");
  #chatRead = $state(-1);
  /** When the newest table came, to count seconds from. */
  heard = $state(0);
  link = $state<"opening" | "open" | "lost">("opening");
  /** A choice that was sent and has not been answered. */
  sent = $state(false);
  notice = $state.raw<Notice | null>(null);

  readonly #id: string;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #re = 0;
  #deed = 0;
  #said = { re: 0, text: "" };
  #ended = false;
  #eyes: Eyes | undefined;
  #whys = new Map<number, (refusal: Said | null) => void>();
  #hints = new Map<number, (hint: Hint | null) => void>();

  constructor(id: string) {
    this.#id = id;
    this.#open();
    window.addEventListener("online", this.#wake);
    window.addEventListener("offline", this.#sleep);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#wake);
    window.removeEventListener("offline", this.#sleep);
    this.#socket?.close();
  }

  /** From now on see the table with these eyes. */
  look(eyes: Eyes): void {
    this.#eyes = eyes;
    this.#send({ type: "look", seat: eyes });
  }

  choose(say: string): void {
    this.#do({ kind: "choose", say });
  }

  undo(): void {
    this.#do({ kind: "undo" });
  }

  concede(seat: Seat): void {
    this.#do({ kind: "concede" }, seat);
  }

  /** Ask everybody to take back beyond what undo may. */
  plead(): void {
    this.#do({ kind: "plead" });
  }

  /** Agree to a plea, decline it, or withdraw one's own. */
  answer(agree: boolean): void {
    this.#send({ type: "answer", re: ++this.#re, agree });
  }

  /** Let a bot play for somebody who is away. */
  replace(absent: Seat, bot: string): void {
    this.#send({ type: "replace", re: ++this.#re, absent, bot });
  }

  /** Speak to the table; false if the connection is down. */
  speak(text: string): boolean {
    const seat = this.state?.seat;
    this.#said = { re: ++this.#re, text };
    return this.#send({ type: "chat", re: this.#re, text, ...(seat == null ? {} : { seat }) });
  }

  /** Lines of others that were not shown yet. */
  readonly unread = $derived.by(() => this.chat.filter((line) => line.n > this.#chatRead && !line.mine).length);

  read(): void {
    this.#chatRead = this.chat.at(-1)?.n ?? -1;
  }

  why(seat: Seat, say: string): Promise<Said | null> {
    return new Promise((resolve) => {
      const re = ++this.#re;
      this.#whys.set(re, resolve);
      if (!this.#send({ type: "why", re, seat, say })) this.#answer(re, null);
    });
  }

  /** What would the marshal do? Null if it may not or cannot say; a notice then tells why. */
  hint(seat: Seat, position: number): Promise<Hint | null> {
    return new Promise((resolve) => {
      const re = ++this.#re;
      this.#hints.set(re, resolve);
      this.notice = null;
      if (!this.#send({ type: "hint", re, seat, position })) this.#advise(re, null);
    });
  }

  #do(deed: Deed, seat: Eyes = this.state?.seat ?? null): void {
    const state = this.state;
    if (!state || seat === null || this.sent) return;
    const re = ++this.#re;
    const common = { re, seat, position: state.position };
    const message: ToServer = deed.kind === "choose" ? { type: "choose", ...common, say: deed.say } : { type: deed.kind, ...common };
    this.notice = null;
    if (!this.#send(message) || deed.kind === "plead") return;
    this.#deed = re;
    this.sent = true;
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/tables/${encodeURIComponent(this.#id)}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.link = "open";
      if (this.#eyes !== undefined) this.#send({ type: "look", seat: this.#eyes });
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    if (this.#ended) return;
    this.link = "lost";
    for (const re of [...this.#whys.keys()]) this.#answer(re, null);
    for (const re of [...this.#hints.keys()]) this.#advise(re, null);
    if (this.sent) {
      // It may or may not have arrived: the player looks at the table and decides anew.
      this.sent = false;
      this.notice = { trouble: "unanswered", text: null, args: {}, rule: null, message: "" };
    }
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#open(), BACKOFF[Math.min(this.#tries++, BACKOFF.length - 1)]);
  }

  readonly #wake = () => {
    if (this.link !== "lost") return;
    clearTimeout(this.#timer);
    this.#open();
  };

  readonly #sleep = () => this.#socket?.close();

  #send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #answer(re: number, refusal: Said | null): void {
    this.#whys.get(re)?.(refusal);
    this.#whys.delete(re);
  }

  #advise(re: number, hint: Hint | null): void {
    this.#hints.get(re)?.(hint);
    this.#hints.delete(re);
  }

  #hear(message: FromServer): void {
    if (message.type === "table") {
      this.table = message.table;
      this.heard = Date.now();
    } else if (message.type === "chat") {
      const first = message.lines[0]?.n ?? Infinity;
      this.chat = [...this.chat.filter((line) => line.n < first), ...message.lines];
    }
    else if (message.type === "state") this.#see(message);
    else if (message.type === "why") this.#answer(message.re, message.refusal);
    else if (message.type === "hint") this.#advise(message.re, message);
    else this.#refuse(message);
  }

  #see(state: State): void {
    const moved = this.state?.position !== state.position || this.state.seat !== state.seat;
    const sameEyes = this.state?.seat === state.seat;
    const first = state.events[0]?.n ?? Infinity;
    const before = sameEyes ? this.events.filter((event) => event.n < first) : [];
    this.events = [...before, ...state.events];
    this.state = state;
    if (moved) this.sent = false;
    if (moved && this.notice?.trouble !== "unanswered") this.notice = null;
  }

  #refuse(refused: Refused): void {
    if (this.#whys.has(refused.re)) {
      this.#answer(refused.re, refused.text ? { text: refused.text, args: refused.args, rule: refused.rule } : null);
      return;
    }
    this.#advise(refused.re, null);
    if (refused.trouble === "hint-late") return; // nobody waits for it any more
    if (refused.re === this.#deed) this.sent = false;
    if (refused.re === this.#said.re) this.unsaid = this.#said.text;
    this.notice = refused;
  }
}
