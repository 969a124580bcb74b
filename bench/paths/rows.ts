import { randomUUID } from "node:crypto";
import { READS_PARTED_BY, READS_PATH } from "#contracts/reads/reads-path.ts";
import { BrowserMemory } from "../capacity/browser-memory.ts";
import { REQUESTS } from "../capacity/requests.ts";
import type { BenchApp } from "../http/bench-app.ts";
import { insertQuests } from "../http/insert-quests.ts";
import type { Shot, Target } from "../http/load.ts";

interface Member {
  readonly id: string;
  readonly cookie: string;
}

export interface Members {
  /** Opens the dashboard. */
  readonly reader: Member;
  /** Complete quests, each as many: one person's calls wait for one another. */
  readonly writers: readonly Member[];
  /** Talk with the mentor. */
  readonly askers: readonly Member[];
}

/** What a row needs to prepare its calls. */
interface Stage {
  readonly app: BenchApp;
  readonly members: Members;
  insertQuests(userId: string, count: number): Promise<string[]>;
  newcomer(email: string): Promise<Member>;
}

type Call = Shot & Pick<Target, "cookie">;

export interface Row {
  readonly name: string;
  /** What an operation may cost, in ms of CPU of the program and the database together. */
  readonly aim: number;
  prepare(stage: Stage): Promise<Call[]>;
}

const READS = 150;
const EACH = 4;
const COMPLETIONS_EACH = 12;
const QUESTIONS_EACH = 4;
const WEEKS = 4;
const HISTORY = { open: 10, completed: 40 };

const QUESTIONS = [
  "How do I find my first ten customers without spending money on ads?",
  "What should I charge for a candle that takes me an hour?",
  "I have only two evenings a week. What should I do first?",
  "Nobody answers my messages on Instagram. What now?",
];

/** Calls of the reader, all the same. */
const reading =
  (path: string, more: Partial<Shot> = {}): Row["prepare"] =>
  async ({ members }) =>
    Array.from({ length: READS }, () => ({ method: "GET", path, ...more, cookie: members.reader.cookie }));

const FIVE = [
  "/api/achievements?include=all",
  "/api/progress/streak",
  "/api/tasks/summary",
  "/api/skill-paths",
  "/api/subscription/status",
].join(READS_PARTED_BY);

/** In this order: a claim takes what the completions before it earned. */
export const ROWS: readonly Row[] = [
  { name: "complete", aim: 5, prepare: completions },
  { name: "claim", aim: 2, prepare: claims },
  { name: "tasks", aim: 1.5, prepare: reading("/api/tasks") },
  { name: "tasks, compressed", aim: 1.5, prepare: reading("/api/tasks", { isCompressed: true }) },
  { name: "tasks, unchanged", aim: 0.5, prepare: unchanged },
  { name: "achievements", aim: 1, prepare: reading("/api/achievements?include=all") },
  { name: "streak", aim: 1, prepare: reading("/api/progress/streak") },
  { name: "summary", aim: 1, prepare: reading("/api/tasks/summary") },
  { name: "skill paths", aim: 1, prepare: reading("/api/skill-paths") },
  { name: "plan", aim: 1, prepare: reading("/api/subscription/status") },
  {
    name: "these five in one call",
    aim: 5,
    prepare: reading(`${READS_PATH}?of=${encodeURIComponent(FIVE)}`),
  },
  { name: "mentor's answer", aim: 12, prepare: questions },
  { name: "week of quests", aim: 18, prepare: weeks },
];

async function completions({ members, insertQuests }: Stage): Promise<Call[]> {
  const calls: Call[][] = [];
  for (const { id, cookie } of members.writers) {
    const questIds = await insertQuests(id, COMPLETIONS_EACH);
    calls.push(
      questIds.map((questId) => ({
        method: "PATCH",
        path: `/api/tasks/${questId}`,
        body: '{"isCompleted":true}',
        cookie,
      })),
    );
  }
  return inTurns(calls);
}

async function claims({ app, members }: Stage): Promise<Call[]> {
  const calls: Call[][] = [];
  for (const { id, cookie } of members.writers) {
    const { rows } = await app.sql.query<{ id: string; nominal: number }>(
      "select id, nominal from xp_ledger where user_id = $1 and claimed_at is null order by created_at",
      [id],
    );
    calls.push(
      rows.map((award) => ({
        method: "POST",
        path: "/api/auth/user/xp",
        body: JSON.stringify({ xpGain: award.nominal, awardId: award.id }),
        cookie,
      })),
    );
  }
  return inTurns(calls);
}

async function unchanged(stage: Stage): Promise<Call[]> {
  const { cookie } = stage.members.reader;
  const answer = await fetch(`${stage.app.origin}/api/tasks`, { headers: { cookie } });
  return reading("/api/tasks", { etag: answer.headers.get("etag") ?? "" })(stage);
}

async function questions({ members }: Stage): Promise<Call[]> {
  return inTurns(
    members.askers.map(({ cookie }, index) =>
      Array.from({ length: QUESTIONS_EACH }, (_, place) => {
        const prompt = QUESTIONS[(place + index) % QUESTIONS.length];
        const body = JSON.stringify({ prompt, messageId: randomUUID(), conversationHistory: [] });
        return { method: "POST" as const, path: "/api/rag/chat", body, cookie };
      }),
    ),
  );
}

/** The first week of people who have just answered the questions. */
async function weeks({ newcomer }: Stage): Promise<Call[]> {
  const calls: Call[] = [];
  while (calls.length < WEEKS) {
    const { cookie } = await newcomer(`${randomUUID()}@example.com`);
    calls.push({ method: "POST", path: "/api/tasks/regenerate", body: "{}", cookie });
  }
  return calls;
}

/** The first of each, then the second of each. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}

export async function makePeople(app: BenchApp): Promise<Members> {
  const several = async (role: string) => {
    const people: Member[] = [];
    while (people.length < EACH) people.push(await withHistory(app, `${role}${people.length}@example.com`));
    return people;
  };
  const reader = await withHistory(app, "reader@example.com");
  return { reader, writers: await several("writer"), askers: await several("asker") };
}

async function withHistory(app: BenchApp, email: string): Promise<Member> {
  const member = await onboard(app, email);
  await insertQuests(app, member.id, HISTORY.open, HISTORY.completed);
  return member;
}

/** Somebody who signed in and answered the questions of the start. */
export async function onboard(app: BenchApp, email: string): Promise<Member> {
  const member = await app.signIn(email);
  const { method, path, body } = REQUESTS.onboarding(new BrowserMemory(), []);
  const headers = { "content-type": "application/json", cookie: member.cookie };
  const answer = await fetch(`${app.origin}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: status ${answer.status}`);
  return member;
}
