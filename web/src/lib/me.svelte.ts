/** The guest who reads this page. */
import { api, type Me, type Tincture } from "./wire";

class Guest {
  who = $state.raw<Me | null>(null);

  async meet(): Promise<void> {
    this.who ??= await api.me();
  }

  /** Another device's guest from now on. */
  become(who: Me): void {
    this.who = who;
  }

  async rename(name: string, arms: Tincture): Promise<void> {
    this.who = await api.rename(name, arms);
  }
}

export const me = new Guest();
