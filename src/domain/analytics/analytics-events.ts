/** The funnel from visitor to founder, in order. Each event is sent from exactly one place. */
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

/** User actions; they count as actions of a visit. */
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

/** Events the page sends without a user action. */
const TOLD_BY_PAGE = ["page_view", "heartbeat", "feature_used", "client_error"] as const;

export const OTHER = "other";

export const KNOWN_ACTIONS: ReadonlySet<string> = new Set([...DONE_BY_PEOPLE, ...TOLD_BY_PAGE]);
const ACTS: ReadonlySet<string> = new Set([...DONE_BY_PEOPLE, OTHER]);

/** Unknown names are stored as `other`, so that clients cannot add entries to the lists. */
export function knownAction(name: string): string {
  return KNOWN_ACTIONS.has(name) ? name : OTHER;
}

/** Whether the event counts as a user action. */
export function isAct(action: string): boolean {
  return ACTS.has(action);
}

/** Sent immediately; other events wait for the next flush. */
export const SENT_AT_ONCE: ReadonlySet<string> = new Set(["login", "signup", "task_complete", "purchase"]);

/** Rows of the inbox that one step of the rollup adds to the sums. */
export const ROLLUP_ROWS = 20_000;
export const EVENTS_PER_CALL = 50;
/** Limit for an event's extra fields, as JSON. */
export const METADATA_MAX_BYTES = 2_048;
/** Limit for the name of an action, element or page. */
export const NAME_MAX_LENGTH = 500;
export const VISIT_ID_MAX_LENGTH = 100;
/** Largest sequence number of an event within its tab. */
export const SEQUENCE_MAX = 2_000_000_000;
export const VISIT_SECONDS_MAX = 86_400;
export const ELEMENT_MAX_LENGTH = 80;

/** The source claimed by the client (campaign or referring page) if well-formed, otherwise "Direct". */
export function visitSource(claimed: unknown): string {
  return typeof claimed === "string" && /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,59}$/u.test(claimed)
    ? claimed
    : "Direct";
}
