import { describe, expect, test } from "vitest";
import { addDays, type CalendarDay, mondayOf, utcDay } from "#domain/general/calendar-day.ts";
import { WEEKDAYS } from "#domain/onboarding/weekly-schedule.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { openQuests, regenerate, removeAll } from "#server/testing/people/generation-people.ts";
import { completeQuest, createQuest, onboard, scheduleOf } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

const today = () => utcDay(world.clock.now());
const weekday = (day: CalendarDay) => WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? "monday";
const review = async (client: HttpClient) => (await client.get("/api/review")).json();
const ANSWER = { wins: [], number: null, hard: null, hardText: "" };
const close = (client: HttpClient, answer: object) => client.post("/api/review", { ...ANSWER, ...answer });

/** Somebody whose only scheduled day is today: the week is due, whatever day it is. */
async function founder() {
  const client = await world.person();
  await onboard(client, { weeklySchedule: scheduleOf(weekday(today())) });
  return client;
}

async function finish(client: HttpClient, title: string, notes: object = {}) {
  const { id } = await createQuest(client, { title });
  const answer = await completeQuest(client, id, { completionNotes: JSON.stringify({ v: 1, ...notes }) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

test.each([
  ["GET", "/api/review"],
  ["POST", "/api/review"],
  ["GET", "/api/reviews"],
] as const)("%s %s is 401 signed out", async (method, url) => {
  const payload = method === "POST" ? { payload: {} } : {};
  expect((await world.visitor().send({ method, url, ...payload })).statusCode).toBe(401);
});

describe("the draft", () => {
  test("has wins, figures and hours, from this person's own week", async () => {
    const [client, other] = [await founder(), await founder()];
    await finish(client, "Write the page", { timeSpentSec: 1_440 });
    await finish(client, "Ask a buyer", { notes: "Ana bought two sets. She will tell others." });
    await finish(other, "A secret quest");
    await client.post("/api/money/entries", { kind: "income", amount: 3_800, currency: "usd", what: "Set" });
    const draft = await review(client);
    expect(draft).toMatchObject({
      week: mondayOf(today()),
      isInvited: true,
      quests: 2,
      trackedSec: 1_440,
      streakDays: 1,
      closed: null,
      numbers: [
        { kind: "money", currency: "usd", values: [0, 0, 3_800] },
        { kind: "quests", currency: null, values: [0, 0, 2] },
        { kind: "time", currency: null, values: [0, 0, 1_440] },
      ],
    });
    const words = draft.wins.map(({ text }: { text: string }) => text);
    expect(words).toContain("Write the page");
    expect(words).toContain("Ana bought two sets");
    expect(JSON.stringify(draft)).not.toContain("secret");
    expect(await review(client)).toEqual(draft);
    const index = WEEKDAYS.indexOf(weekday(today()));
    expect(draft.plan.map((minutes: number) => minutes > 0)).toEqual(WEEKDAYS.map((_, day) => day === index));
  });

  test("of an empty week invents nothing", async () => {
    expect(await review(await founder())).toMatchObject({
      wins: [],
      quests: 0,
      numbers: [{ kind: "quests", values: [0, 0, 0] }],
    });
  });
});

describe("closing", () => {
  test.each([
    ["a day that is no Monday", () => ({ week: addDays(mondayOf(today()), 1), plan: PLAN })],
    ["another week", () => ({ week: addDays(mondayOf(today()), -70), plan: PLAN })],
    ["minutes between half hours", () => ({ plan: [20, 0, 0, 0, 0, 0, 0] })],
    ["too long a day", () => ({ plan: [750, 0, 0, 0, 0, 0, 0] })],
    ["too few days", () => ({ plan: [30] })],
    ["four wins", () => ({ plan: PLAN, wins: Array(4).fill({ text: "a", about: "" }) })],
    ["an empty win", () => ({ plan: PLAN, wins: [{ text: " ", about: "" }] })],
    ["too many words", () => ({ plan: PLAN, hardText: "x".repeat(501) })],
  ])("refuses %s", async (what, answer) => {
    const client = await founder();
    const { statusCode } = await close(client, { week: mondayOf(today()), ...answer() });
    expect(statusCode).toBe(what === "another week" ? 409 : 400);
    expect((await client.get("/api/reviews")).json()).toEqual({ reviews: [], next: null });
  });

  const PLAN = [30, 0, 0, 0, 0, 0, 0];

  test("keeps what was answered, with the server's figures, once", async () => {
    const [client, other] = [await founder(), await founder()];
    await finish(client, "Write the page");
    const week = mondayOf(today());
    const answer = {
      week,
      wins: [{ text: "The page is live", about: "" }],
      number: "quests",
      hard: "tired",
      hardText: " Late shift ",
      plan: PLAN,
    };
    const closed = (await close(client, answer)).json();
    expect(closed).toMatchObject({
      isInvited: false,
      closed: {
        week,
        wins: answer.wins,
        number: { kind: "quests", values: [0, 0, 1] },
        quests: 1,
        hard: "tired",
        hardText: "Late shift",
        plan: PLAN,
      },
    });
    expect((await close(client, { ...answer, hardText: "Other" })).json().closed.hardText).toBe("Late shift");
    expect((await client.get("/api/reviews")).json().reviews).toEqual([closed.closed]);
    expect((await other.get("/api/reviews")).json().reviews).toEqual([]);
    expect((await review(client)).isInvited).toBe(false);
  });

  test("takes over the changed hours, and leaves the schedule alone where nothing changed", async () => {
    const client = await founder();
    const user = async () => (await client.get("/api/auth/user")).json();
    const before = (await user()).weeklySchedule;
    const { plan } = await review(client);
    const other = WEEKDAYS.indexOf(weekday(addDays(today(), 1)));
    const changed = plan.map((minutes: number, index: number) => (index === other ? 90 : minutes));
    await close(client, { week: mondayOf(today()), plan: changed });
    const name = WEEKDAYS[other] ?? "monday";
    expect((await user()).weeklySchedule).toEqual({
      ...before,
      [name]: { available: true, startTime: "09:00", endTime: "10:30" },
    });
    const same = await founder();
    await close(same, { week: mondayOf(today()), plan: (await review(same)).plan });
    expect((await same.get("/api/auth/user")).json().weeklySchedule).toEqual(before);
  });

  test("twice at once keeps one", async () => {
    const client = await founder();
    const answers = await Promise.all(
      ["a", "b"].map((hardText) => close(client, { week: mondayOf(today()), plan: PLAN, hardText })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [first, second] = answers.map((answer) => answer.json().closed);
    expect(first).toEqual(second);
  });
});

describe("what was hard", () => {
  const PLAN = [30, 0, 0, 0, 0, 0, 0];
  const batch = async (client: HttpClient) => {
    await removeAll(client);
    expect((await regenerate(client)).statusCode).toBe(200);
    return openQuests(client);
  };
  const longest = (quests: readonly { estimatedHours: number }[]) =>
    Math.max(...quests.map(({ estimatedHours }) => estimatedHours));

  test("too little time makes the next quests short, and they say why; nobody else's", async () => {
    const [client, other] = await Promise.all([world.person(), world.person()]);
    const answers = { weeklySchedule: scheduleOf(weekday(today())), timeCommitment: "10-20 hours/week" };
    for (const person of [client, other]) await onboard(person, answers);
    const { week, plan } = await review(client);
    await close(client, { week, plan, hardText: "I had no time, Friday was a late shift" });
    const [eased, usual] = [await batch(client), await batch(other)];
    expect(longest(usual)).toBeGreaterThan(1);
    expect(longest(eased)).toBeLessThanOrEqual(1);
    expect(eased.length).toBe(usual.length);
    expect(eased.map(({ reason }) => reason).join()).toContain("last week time was too short");
    expect(usual.map(({ reason }) => reason).join()).not.toContain("too short");
  });

  test("the mentor knows it, of this person alone", async () => {
    const [client, other] = [await founder(), await founder()];
    await close(client, { week: mondayOf(today()), plan: PLAN, hard: "tired", hardText: "The late shift" });
    const ask = async (who: HttpClient) =>
      (await who.post("/api/rag/chat", { prompt: "What was hard last week?" })).body;
    expect(await ask(client)).toContain("The late shift");
    expect(await ask(other)).not.toContain("late shift");
  });
});
