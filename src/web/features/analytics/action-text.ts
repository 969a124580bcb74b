const WORDS: Readonly<Record<string, string>> = {
  button_click: "Click a button",
  link_click: "Follow a link",
  form_submit: "Send a form",
  cta_click: "Start from landing",
  login: "Sign in",
  signup: "Sign up",
  purchase: "Subscribe",
  onboarding_step: "Answer onboarding",
  onboarding_error: "Onboarding failed",
  task_complete: "Complete quest",
  task_start: "Start quest",
  task_create: "Add quest",
  task_delete: "Delete quest",
  task_reject: "Not relevant",
  task_generate: "Generate more",
  tool_launch: "Open tool",
  mentor_ask: "Ask mentor",
  share: "Share",
  export: "Export",
  other: "Something else",
};

/** Names the clicked element first when the action name alone says nothing. */
export function namedAction(action: string, element: string): { name: string; detail: string } {
  const isPlainClick = action === "button_click" || action === "link_click";
  if (isPlainClick && element) return { name: element, detail: action === "link_click" ? "link" : "button" };
  return { name: actionWords(action), detail: element };
}

/** An event's name in words; unknown names are returned unchanged. */
function actionWords(action: string): string {
  return Object.hasOwn(WORDS, action) ? (WORDS[action] ?? action) : action;
}
