/** Opens the device's share sheet. Resolves to null if the person closed it. */
export async function shareBySheet(data: ShareData): Promise<"share" | null> {
  try {
    await navigator.share(data);
    return "share";
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") return null;
    throw cause;
  }
}
