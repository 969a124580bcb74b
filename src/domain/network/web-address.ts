const SHAPE = /^https?:\/\/[^\s<>"'`\\]+$/iu;

/** True for what may become a link: http or https, spelt out, in one piece. */
export function isWebAddress(text: string): boolean {
  return SHAPE.test(text);
}
