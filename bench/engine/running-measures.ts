import { setTimeout as sleep } from "node:timers/promises";
import { openFakeModelServer } from "#server/testing/fakes/fake-model-server.ts";
import { ANSWERS } from "#server/testing/people/quest-people.ts";
import { type BenchApp, startBenchApp } from "../http/bench-app.ts";
import { benchPort } from "../port.ts";
import { readPeople, readSet } from "./people.ts";
import { atLeast, atMost, type Measure } from "./table.ts";

const CROWD = 50;
const SINGLE = 30;
/** The server samples its load every five seconds. */
const SAMPLE_MS = 5_500;

/** Measures what users experience: the built program over HTTP, with its own database. */
export async function measureRunning(): Promise<Measure[]> {
  const app = await startBenchApp(benchPort(0));
  try {
    const people: BenchPerson[] = [];
    for (let index = 0; index < CROWD; index++) people.push(await settle(app, index));
    await sleep(1_000);
    return [
      ...(await measureWarm(app, people)),
      ...(await measureCrowd(app, people)),
      ...(await measureBrokenModels()),
    ];
  } finally {
    await app.stop();
  }
}

interface BenchPerson {
  readonly cookie: string;
}

/** Signs in and completes onboarding, including the first batch. */
async function settle(app: BenchApp, index: number): Promise<BenchPerson> {
  const { cookie } = await app.signIn(`engine${index}@example.com`);
  const people = readPeople();
  const someone = people[index % people.length];
  const answer = await call(app, cookie, "/api/auth/onboarding", {
    ...ANSWERS,
    businessStage: someone?.businessStage,
    businessDescription: someone?.businessDescription || ANSWERS.businessDescription,
  });
  if (!answer.ok) throw new Error(`Onboarding answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return { cookie };
}

function call(app: BenchApp, cookie: string, path: string, body: unknown): Promise<Response> {
  return fetch(`${app.origin}${path}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json", origin: app.origin },
    body: JSON.stringify(body),
  });
}

async function timed(work: () => Promise<Response>): Promise<{ ms: number; body: unknown }> {
  const startedAt = performance.now();
  const answer = await work();
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
  return { ms: performance.now() - startedAt, body };
}

async function measureWarm(app: BenchApp, people: readonly BenchPerson[]): Promise<Measure[]> {
  const { questions } = readSet<{ questions: { text: string }[] }>("mentor-questions");
  const weeks: number[] = [];
  const answers: number[] = [];
  for (const [index, { cookie }] of people.slice(0, SINGLE).entries()) {
    weeks.push((await timed(() => call(app, cookie, "/api/tasks/regenerate", {}))).ms);
    const prompt = questions[index * 7]?.text ?? "What should I do next?";
    answers.push((await timed(() => call(app, cookie, "/api/rag/chat", { prompt }))).ms);
  }
  return [
    atMost(150, "warm p95 in ms, built-in: a week", percentile(weeks, 95), weeks.length),
    atMost(300, "warm p95 in ms, built-in: an answer", percentile(answers, 95), answers.length),
  ];
}

async function measureCrowd(app: BenchApp, people: readonly BenchPerson[]): Promise<Measure[]> {
  const all = await Promise.all(
    people.map(({ cookie }) => timed(() => call(app, cookie, "/api/tasks/regenerate", {}))),
  );
  // The figure stands for one sample: the one in which the crowd came, or the next.
  const lags = [await readLag(app)];
  await sleep(SAMPLE_MS);
  lags.push(await readLag(app));
  const after = Math.max(...lags);
  return [
    atMost(
      2_000,
      "50 people generating at once: p95 in ms",
      percentile(
        all.map(({ ms }) => ms),
        95,
      ),
      all.length,
    ),
    atMost(50, "event-loop delay p99 in ms meanwhile", after, all.length),
  ];
}

/** The p99 of the last sample. */
async function readLag(app: BenchApp): Promise<number> {
  const text = await (await fetch(`${app.origin}/metrics`)).text();
  return 1_000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/mu.exec(text)?.[1] ?? Number.NaN);
}

/** The primary hangs, the backup answers 500. Uses the real time limits, so this takes a while. */
async function measureBrokenModels(): Promise<Measure[]> {
  const [planner, mentor] = await Promise.all([openFakeModelServer(), openFakeModelServer()]);
  planner.behave({ kind: "status", status: 500 });
  mentor.behave("hang");
  const model = (role: string, baseUrl: string) => ({
    [`AI_${role}_PROVIDER`]: "openai-compatible",
    [`AI_${role}_MODEL`]: `fake-${role.toLowerCase()}`,
    [`AI_${role}_BASE_URL`]: baseUrl,
    [`AI_${role}_API_KEY`]: "only-for-this-bench",
  });
  const app = await startBenchApp(benchPort(1), {
    ...model("PLANNER", planner.baseUrl),
    ...model("MENTOR", mentor.baseUrl),
  });
  try {
    const person = await settle(app, 1);
    const answers = [];
    for (const prompt of [
      "How much should I charge?",
      "Where do I find customers?",
      "What should I do next?",
    ])
      answers.push(await timed(() => call(app, person.cookie, "/api/rag/chat", { prompt })));
    const week = await timed(() => call(app, person.cookie, "/api/tasks/regenerate", {}));
    const isValid = ({ body }: { body: unknown }) =>
      ((body as { response?: string }).response ?? "").length > 40;
    const valid = answers.filter(isValid).length + ((week.body as { created: number }).created > 0 ? 1 : 0);
    const slowest = Math.max(week.ms, ...answers.map(({ ms }) => ms));
    return [
      atLeast(
        1,
        "valid answer with the primary hung and the backup answering 500",
        valid / (answers.length + 1),
        answers.length + 1,
      ),
      atMost(30_000, "slowest of these in ms", slowest, answers.length + 1),
    ];
  } finally {
    await app.stop();
    await Promise.all([planner.close(), mentor.close()]);
  }
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
