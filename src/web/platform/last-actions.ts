const KEPT_ACTIONS = 10;
const ABOUT_FEEDBACK_ITSELF = /report|feedback|submit|close|cancel/iu;

const texts: string[] = [];

/** Names of what was pressed, never what was typed. */
export function rememberAction(text: string): void {
  if (ABOUT_FEEDBACK_ITSELF.test(text)) return;
  texts.push(text);
  if (texts.length > KEPT_ACTIONS) texts.shift();
}

/** The way that led here, for a feedback message. */
export function lastActions(): string {
  return texts.length > 0 ? texts.join(" → ") : "Not recorded";
}

export function forgetActions(): void {
  texts.length = 0;
}
