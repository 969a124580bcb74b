const KEPT_ACTIONS = 10;
const ABOUT_FEEDBACK_ITSELF = /report|feedback|submit|close|cancel/iu;
/** Events sent by the page itself, not user actions. */
const BY_ITSELF = new Set(["heartbeat", "feature_used", "client_error"]);

export interface RememberedAction {
  readonly action: string;
  readonly element: string;
}

let remembered: readonly RememberedAction[] = [];

/** Stores names of pressed controls, never typed text. */
export function rememberAction(action: string, element: string): void {
  if (BY_ITSELF.has(action) || ABOUT_FEEDBACK_ITSELF.test(`${action} ${element}`)) return;
  remembered = [...remembered, { action, element }].slice(-KEPT_ACTIONS);
}

export function rememberedActions(): readonly RememberedAction[] {
  return remembered;
}

export function forgetActions(): void {
  remembered = [];
}
