import { WEEKDAYS } from "#domain/onboarding/weekly-schedule.ts";

/** User-facing names of fields. A field that is not listed uses its own name, split into words. */
const FIELDS: Record<string, string> = {
  username: "Your name",
  businessName: "The business name",
  businessType: "The type of business",
  businessStage: "The business stage",
  businessDescription: "The business description",
  goals: "Your list of goals",
  experience: "Your experience",
  timeCommitment: "Your weekly time",
  weeklySchedule: "Your weekly schedule",
  available: "The day's switch",
  timeZone: "The time zone",
  leaderboardPrivacy: "The leaderboard setting",
  showsBusinessName: "The setting for your business name on the leaderboard",
  sharesBusinessName: "The setting for your business name on share pictures",
  takesMail: "The mail setting",
  language: "The language",
  confirmation: "What you typed to confirm",
  prompt: "Your message",
  conversationHistory: "The conversation so far",
  text: "A message",
  sender: "The sender of a message",
  messageId: "The message",
  again: "The wish for another answer",
  taskId: "The quest",
  suggestionId: "The suggestion",
  xpReward: "The XP reward",
  xpGain: "The XP to claim",
  inProgress: "Whether the quest is started",
  isCompleted: "Whether the quest is completed",
  completionNotes: "The notes",
  before: "The next page",
  include: "What to include",
  tool: "The tool",
  achievementId: "The achievement",
  linkId: "The link",
  sessionId: "The session",
  reportId: "The report",
  paymentIntentId: "The payment",
  clientSecret: "The payment",
  aiToolRating: "The rating of the AI tools",
  aiTaskRating: "The rating of the AI quests",
  userIds: "The list of people",
  legacyAccess: "The legacy switch",
  isScheduled: "The schedule switch",
  id: "The entry",
  events: "The list of events",
  currentPage: "The page",
  userAgent: "The browser's name",
  metadata: "What the event carries",
};

/** Fields with another meaning at certain paths. */
const ELSEWHERE: Record<string, string> = {
  "/api/social/connect username": "The handle",
  "/api/feedback email": "Your email address",
};

const DAYS: ReadonlySet<string> = new Set(WEEKDAYS);

/** Name of the field at the end of the path, such as "Monday's start time". */
export function fieldWords(address: string, path: readonly PropertyKey[]): string {
  const names = path.filter((part) => typeof part === "string");
  const name = names.at(-1) ?? "";
  const day = names.find((part) => DAYS.has(part));
  if (day) return name === day ? upperFirst(day) : `${upperFirst(day)}'s ${takenApart(name)}`;
  return ELSEWHERE[`${address} ${name}`] ?? FIELDS[name] ?? `The ${takenApart(name)}`;
}

/** Splits "startTime" into "start time". */
function takenApart(name: string): string {
  return name.replaceAll(/[A-Z]+/gu, (letters) => ` ${letters.toLowerCase()}`).replaceAll(/[_-]+/gu, " ");
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
