/** Headings of the API reference, in its order, where the first word of a path is no good heading. A call belongs to the first whose pattern fits. */
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
  ["Webhooks", /^\/api\/profile\/webhooks\b/u],
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

/** A path that no pattern knows is grouped by its first word: `/api/leagues/join` under "Leagues". */
export function groupOf(path: string): string {
  if (/^\/api\/achievements\/(share$|[^/]+\/share-image$)/u.test(path)) return "Sharing";
  const [, title] = /^\/api\/([^/]+)/u.exec(path) ?? [];
  return GROUPS.find(([, pattern]) => pattern.test(path))?.[0] ?? sentenceCase(title ?? "Other");
}

/** The groups of these calls, those without a place of their own before the console's. */
export function groupsOf(paths: readonly string[]): string[] {
  const used = [...new Set(paths.map(groupOf))];
  const others = used.filter((title) => ![...ORDER, "Console"].includes(title));
  return [...ORDER, ...others.toSorted(), "Console", VISITED_GROUP];
}

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).replaceAll("-", " ");
