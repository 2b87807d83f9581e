/** Does the reader prefer the board in words? Kept on this device. */
const KEY = "gonfalon-in-words";

class Reading {
  words = $state(localStorage.getItem(KEY) === "yes");

  toggle(): void {
    this.words = !this.words;
    localStorage.setItem(KEY, this.words ? "yes" : "no");
  }
}

export const reading = new Reading();
