/** What sends completions, and what was kept without connection: not needed before the first use. */
export const loadSending = () => import("./send-change.ts");
