/** False if the clipboard cannot be written. `navigator.clipboard` exists on https and localhost only. */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, near);
  }
}

function copyBySelection(text: string, near: HTMLElement): boolean {
  const source = document.createElement("textarea");
  source.value = text;
  source.readOnly = true;
  source.style.position = "fixed";
  source.style.opacity = "0";
  // Inside the open dialog: its focus trap would otherwise take the focus back before the copy.
  (near.parentElement ?? document.body).append(source);
  source.focus({ preventScroll: true });
  source.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    source.remove();
    near.focus({ preventScroll: true });
  }
}
