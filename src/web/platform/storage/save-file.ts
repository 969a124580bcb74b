/** Saves a text or a picture through the browser's downloads. */
export function saveFile(name: string, content: string | Blob, type = "application/json"): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the URL shortly after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
