import { randomUUID } from "node:crypto";
import { READS_PARTED_BY, READS_PATH } from "#contracts/reads/reads-path.ts";
import { emptySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { SHARE_XP } from "#domain/sharing/sharing.ts";
import { type BrowserMemory, NothingToDo } from "./browser-memory.ts";
import type { Request } from "./caller.ts";
import type { Kind } from "./kinds.ts";
import type { TrackedEvent } from "./tab.ts";

const USER_AGENT = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0";
const QUESTION = "How do I find my first ten customers without spending money on ads?";
const NOTES = JSON.stringify({
  v: 1,
  outcome: "done",
  timeSpentSec: 1_200,
  note: "Went better than I thought.",
});
const PLATFORM = "linkedin";

const OWN_QUEST = {
  description: "Three angles each, lid off, lit, and in a hand.",
  xpReward: 50,
  category: "Marketing",
  difficulty: "Beginner",
  estimatedHours: 1,
};

const ANSWERS = {
  businessName: "Wick & Willow",
  businessType: "E-commerce",
  businessStage: "Pre-Launch",
  businessDescription: "Candles in reused glass.",
  goals: "Generate Revenue",
  experience: "Complete Beginner",
  timeCommitment: "5-10 hours/week",
  weeklySchedule: { ...emptySchedule(), saturday: { available: true, startTime: "09:00", endTime: "17:00" } },
  timeZone: "Europe/Berlin",
};

type Make = (memory: BrowserMemory, events: readonly TrackedEvent[]) => Request;

const get =
  (path: string): Make =>
  () => ({ method: "GET", path });
/** As the web client asks for several at once: see src/web/platform/api/reads-together.ts. */
const together = (...paths: string[]): Make =>
  get(`${READS_PATH}?${new URLSearchParams({ of: paths.sort().join(READS_PARTED_BY) })}`);
const post = (path: string, body: unknown): Request => ({ method: "POST", path, body });
const now = () => new Date().toISOString();

/** One entry per kind. Signing in takes several requests and is implemented elsewhere. */
export const REQUESTS: Record<Exclude<Kind, "sign in" | "file">, Make> = {
  page: get("/app"),
  "landing page": get("/"),
  onboarding: () => post("/api/auth/onboarding", ANSWERS),
  user: get("/api/auth/user"),
  opening: together("/api/tasks", "/api/tasks/summary", "/api/progress/streak", "/api/subscription/status"),
  "side column": together("/api/achievements?include=all", "/api/skill-paths", "/api/activity"),
  "business and review": together("/api/business", "/api/review"),
  "path and money": together("/api/path", "/api/money"),
  "after change": together("/api/tasks", "/api/tasks/summary"),
  "after completion": together(
    "/api/achievements?include=all",
    "/api/skill-paths",
    "/api/business",
    "/api/path",
    "/api/progress/streak",
    "/api/tasks",
    "/api/tasks/summary",
  ),
  activity: get("/api/activity"),
  achievements: get("/api/achievements?include=all"),
  ping: ({ visitId }) => post("/api/analytics/online", { sessionId: visitId, currentPage: "/app" }),
  "visit start": ({ visitId }) =>
    post("/api/analytics/session/start", { sessionId: visitId, userAgent: USER_AGENT }),
  "visit end": (memory) => post("/api/analytics/session/end", memory.endOfVisit()),
  events: (memory, events) => post("/api/analytics/actions", { events: memory.asSent(events) }),
  "visitor's events": (memory, events) =>
    post("/api/analytics/actions/public", { events: memory.asSent(events) }),
  "funnel step": ({ visitId }) =>
    post("/api/analytics/funnel", { event: "cta_click", sessionId: visitId, timestamp: now(), metadata: {} }),
  "week's quests": () => post("/api/tasks/prepare", {}),
  "more quests": () => post("/api/tasks/regenerate", {}),
  "start quest": (memory) => patch(memory.first().id, { inProgress: true, startedAt: now() }),
  "complete quest": (memory) =>
    patch(memory.take().id, { isCompleted: true, completedAt: now(), completionNotes: NOTES }),
  "claim XP": (memory) =>
    post("/api/auth/user/xp", { xpGain: memory.doing().xpReward, awardId: memory.awardId }),
  "make quest": () =>
    post("/api/tasks", { ...OWN_QUEST, title: `My own quest ${randomUUID()}`, dueDate: now() }),
  "reject quest": (memory) => {
    const { id, title, category } = memory.take();
    return post("/api/tasks/reject", { taskId: id, taskTitle: title, taskCategory: category });
  },
  "remove quest": (memory) => ({ method: "DELETE", path: `/api/tasks/${memory.doing().id}` }),
  "open tool": (memory) => post(`/api/tasks/${memory.first().id}/tools`, { tool: "AI Mentor" }),
  leaderboard: get("/api/leaderboard"),
  standing: get("/api/leaderboard/me"),
  logbook: get("/api/logbook"),
  pace: get("/api/logbook/pace"),
  conversation: get("/api/rag/conversation"),
  mentor: get("/api/rag/mentor"),
  "ask mentor": () => ({
    ...post("/api/rag/chat", { prompt: QUESTION, messageId: randomUUID(), conversationHistory: [] }),
    accept: "text/event-stream",
  }),
  "share link": (memory) => ({
    method: "GET",
    path: `/api/achievements/${memory.achievement()}/share-image`,
  }),
  "record share": (memory) => post("/api/share", { achievementId: memory.achievement(), platform: PLATFORM }),
  "claim share": (memory) => {
    if (!memory.isShareWorth) throw new NothingToDo("the share is worth nothing");
    return post("/api/auth/user/xp", { xpGain: SHARE_XP, source: `${PLATFORM}_share` });
  },
  "share page": (memory) => ({ method: "GET", path: memory.sharedPath() }),
  "drawn picture": getPicture,
  "share picture": getPicture,
};

function getPicture(memory: BrowserMemory): Request {
  return { method: "GET", path: `${memory.sharedPath()}/image.png` };
}

function patch(questId: string, body: unknown): Request {
  return { method: "PATCH", path: `/api/tasks/${questId}`, body };
}
