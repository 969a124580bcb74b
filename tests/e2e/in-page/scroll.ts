declare const document: {
  querySelector(selector: string): { scrollHeight: number; clientHeight: number } | null;
};

/** How far the element can be scrolled down, in pixels. */
export function excessHeight(selector: string): number | undefined {
  const element = document.querySelector(selector);
  return element ? element.scrollHeight - element.clientHeight : undefined;
}
