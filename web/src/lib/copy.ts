/** Puts a text where it can be pasted from. */
export async function copyText(text: string): Promise<void> {
  // Browsers give the clipboard only to secure pages; friends in one house often play over plain http.
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position: fixed; opacity: 0";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
}
