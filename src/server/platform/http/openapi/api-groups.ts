/** Headings of the API reference, in its order. A call belongs to the first whose pattern its path begins with. */
const GROUPS: readonly (readonly [title: string, pattern: RegExp])[] = [
  ["Console", /^\/api\/(admin|rag\/training-data|analytics\/(dashboard|revenue|pulse))\b/u],
  ["Quests", /^\/api\/tasks\b/u],
  ["Path and business", /^\/api\/(path|business|concerns)\b/u],
  ["Progress", /^\/api\/(achievements|skill-paths|progress|logbook|auth\/user\/xp)\b/u],
  ["Reviews", /^\/api\/reviews?\b/u],
  ["Money", /^\/api\/money\b/u],
  ["Mentor", /^\/api\/rag\b/u],
  ["Activity and search", /^\/api\/(activity|search)\b/u],
  ["Reminders", /^\/api\/reminders\b/u],
  ["Leaderboard and company", /^\/api\/(leaderboard|league|companion)\b/u],
  ["Sharing", /^\/api\/(share|social)\b/u],
  ["API tokens", /^\/api\/tokens\b/u],
  ["Account", /^\/api\/(auth|profile|export|import)\b/u],
  ["Plan and payments", /^\/api\/subscription\b/u],
  ["Feedback", /^\/api\/(feedback|ui-ratings|performance$)/u],
  ["Figures", /^\/api\/(performance|analytics)\b/u],
];

const ORDER = [
  "Quests",
  ...GROUPS.map(([title]) => title).filter((title) => !/^(Quests|Console)$/u.test(title)),
];

export const VISITED_GROUP = "Addresses to visit";
export const GROUP_ORDER = [...ORDER, "Console", VISITED_GROUP];

/** Undefined for a path that no group knows; a test keeps it from happening. */
export function groupOf(path: string): string | undefined {
  if (/^\/api\/achievements\/(share$|[^/]+\/share-image$)/u.test(path)) return "Sharing";
  return GROUPS.find(([, pattern]) => pattern.test(path))?.[0];
}
