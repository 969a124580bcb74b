const SHAPE = /^https?:\/\/[^\s<>"'`\\]+$/iu;

/** True for text that may become a link: a complete http or https URL without spaces. */
export function isWebAddress(text: string): boolean {
  return SHAPE.test(text);
}
