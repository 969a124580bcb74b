import { type RememberedAction, rememberedActions } from "./last-actions.ts";

type Say = (element: string) => string;

const quest = (verb: string) => (category: string) => `${verb} ${withArticle(category)} quest`;

const WORDS: Record<string, Say> = {
  page_view: (path) => `Opened ${path}`,
  button_click: (name) => `Pressed ${name}`,
  link_click: (name) => `Followed ${name}`,
  cta_click: (name) => `Pressed ${name}`,
  login: () => "Signed in",
  signup: () => "Signed up",
  purchase: () => "Paid for the plan",
  onboarding_step: (step) => `Came to the onboarding step ${step}`,
  onboarding_error: () => "Could not save the onboarding",
  task_complete: quest("Completed"),
  task_start: quest("Started"),
  task_create: quest("Created"),
  task_delete: quest("Deleted"),
  task_reject: (category) => `Called ${withArticle(category)} quest not relevant`,
  task_generate: () => "Asked for more quests",
  tool_launch: (tool) => `Opened ${tool}`,
  mentor_ask: (which) => (which === "again" ? "Asked the mentor again" : "Asked the mentor"),
  share: (place) => `Shared: ${place}`,
  export: (what) => `Exported ${what}`,
};

/** The most recent actions in words, attached to feedback. */
export function lastActions(): string {
  return rememberedActions().map(inWords).join(" → ") || "Not recorded";
}

function inWords({ action, element }: RememberedAction): string {
  return WORDS[action]?.(element) ?? `${action} ${element}`;
}

function withArticle(word: string): string {
  return `${/^[aeiou]/iu.test(word) ? "an" : "a"} ${word}`;
}
