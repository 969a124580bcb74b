import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Endpoint } from "#contracts/endpoint.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";

/** Every call that API tokens may make. A new call is closed; whoever opens one adds it here. */
const OPEN = [
  "GET /api/auth/user",
  "GET /api/tasks",
  "POST /api/tasks",
  "PATCH /api/tasks/{taskId}",
  "DELETE /api/tasks/{taskId}",
  "POST /api/tasks/{taskId}/longer",
  "POST /api/tasks/{taskId}/shorter",
  "POST /api/tasks/{taskId}/restore",
  "POST /api/tasks/reject",
  "POST /api/tasks/regenerate",
  "GET /api/tasks/summary",
  "GET /api/tasks/completed",
  "GET /api/tasks/hidden",
  "GET /api/achievements",
  "GET /api/skill-paths",
  "GET /api/progress/streak",
  "POST /api/progress/streak/repair",
  "GET /api/progress/streak/calendar",
  "GET /api/progress/ledger",
  "GET /api/logbook",
  "GET /api/logbook/pace",
  "GET /api/money",
  "GET /api/money/quests",
  "GET /api/money/years/{year}",
  "GET /api/money/entries",
  "POST /api/money/entries",
  "PATCH /api/money/entries/{entryId}",
  "DELETE /api/money/entries/{entryId}",
  "POST /api/money/entries/{entryId}/restore",
  "PUT /api/money/goal",
  "GET /api/review",
  "POST /api/review",
  "GET /api/reviews",
  "GET /api/business",
  "PUT /api/business/facts/{key}",
  "GET /api/path",
  "GET /api/activity",
  "POST /api/activity/read",
  "GET /api/search",
  "GET /api/leaderboard",
  "GET /api/leaderboard/me",
  "GET /api/league",
  "PUT /api/reminders/quests/{questId}",
  "DELETE /api/reminders/quests/{questId}",
  "POST /api/rag/chat",
  "GET /api/rag/conversation",
  "GET /api/rag/mentor",
];

/** Never: the console, sign-in and sessions, closing, export, payments, the tokens themselves, webhooks, the profile. */
const NEVER =
  /^\w+ \/api\/(admin|analytics|performance|rag\/training-data|export|profile|subscription|tokens|webhooks|feedback|ui-ratings|share|social|companion)(\/|$)|^(?!GET \/api\/auth\/user$)\w+ \/api\/auth\//u;

const CONTRACTS = join(findProjectRoot(), "src/contracts");
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "access" in value && "output" in value;

async function readCalls(): Promise<Endpoint[]> {
  const files = readdirSync(CONTRACTS, { recursive: true, encoding: "utf8" });
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file) => import(pathToFileURL(join(CONTRACTS, file)).href) as Promise<object>),
  );
  return [...new Set(modules.flatMap((exported) => Object.values(exported)))].filter(isEndpoint);
}

const calls = await readCalls();
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test("tokens open exactly the calls of this list", () => {
  expect(calls.length).toBeGreaterThan(120);
  const open = calls.filter(({ takesTokens }) => takesTokens);
  expect(open.map(nameOf).sort()).toEqual([...OPEN].sort());
});

test("tokens never open a call for admins or for anybody, nor one that only the person may make", () => {
  const open = calls.filter(({ takesTokens }) => takesTokens);
  expect(open.filter(({ access }) => access !== "member").map(nameOf)).toEqual([]);
  expect(open.map(nameOf).filter((call) => NEVER.test(call))).toEqual([]);
});
