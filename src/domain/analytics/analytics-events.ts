/** The way from visitor to founder, in order. Each is fired at one place. */
export const FUNNEL_EVENTS = [
  "landing_page_view",
  "cta_click",
  "signup_attempt",
  "onboarding_start",
  "onboarding_completion",
  "first_task_created",
  "first_task_completed",
] as const;

export type FunnelEvent = (typeof FUNNEL_EVENTS)[number];

/** What a person does. These count as actions of a visit. */
const DONE_BY_PEOPLE = [
  "button_click",
  "link_click",
  "form_submit",
  "cta_click",
  "login",
  "signup",
  "purchase",
  "onboarding_step",
  "onboarding_error",
  "task_complete",
  "task_start",
  "task_create",
  "task_delete",
  "task_reject",
  "task_generate",
  "tool_launch",
  "mentor_ask",
  "share",
  "export",
] as const;

/** What the page tells by itself. */
const TOLD_BY_PAGE = ["page_view", "heartbeat", "feature_used", "client_error"] as const;

export const OTHER = "other";

export const KNOWN_ACTIONS: ReadonlySet<string> = new Set([...DONE_BY_PEOPLE, ...TOLD_BY_PAGE]);
const ACTS: ReadonlySet<string> = new Set([...DONE_BY_PEOPLE, OTHER]);

/** A name nobody knows is kept as `other`, so that no one can fill the lists from outside. */
export function knownAction(name: string): string {
  return KNOWN_ACTIONS.has(name) ? name : OTHER;
}

/** Whether it counts as something the person did. */
export function isAct(action: string): boolean {
  return ACTS.has(action);
}

/** These leave at once; the others wait for the next flush. */
export const SENT_AT_ONCE: ReadonlySet<string> = new Set(["login", "signup", "task_complete", "purchase"]);

export const EVENTS_PER_CALL = 50;
/** Of what an event tells beside the named fields, as JSON. */
export const METADATA_MAX_BYTES = 2_048;
/** Of an action, an element or a page. */
export const NAME_MAX_LENGTH = 500;
export const VISIT_ID_MAX_LENGTH = 100;
/** Of an event's number in its tab. */
export const SEQUENCE_MAX = 2_000_000_000;
export const VISIT_SECONDS_MAX = 86_400;
export const ELEMENT_MAX_LENGTH = 80;

/** Where a visit came from: the campaign's word, else the page before, else nobody knows. */
export function visitSource(claimed: unknown): string {
  return typeof claimed === "string" && /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,59}$/u.test(claimed)
    ? claimed
    : "Direct";
}
