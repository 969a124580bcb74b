import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayAt } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { weekdayOf, windowHours } from "#domain/onboarding/weekly-schedule.ts";
import { rewardForGenerated } from "#domain/quests/quest.ts";
import { FINISHERS, GATES } from "#server/engine/plugins/index.ts";
import { BUILT_IN } from "#server/engine/quest/names.ts";
import { ask } from "#server/testing/people/mentor-people.ts";
import { createQuest, onboard, scheduleOf } from "#server/testing/people/quest-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

/** A reason names a milestone of the way. */
const WHY = /(?:next on your way|this works towards): .+\.$|this keeps it up\.$/iu;

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Client = Awaited<ReturnType<TestWorld["person"]>>;
interface Quest {
  id: string;
  title: string;
  category: string;
  difficulty: "Beginner";
  estimatedHours: number;
  xpReward: number;
  dueDate: string;
  reason: string;
}

const open = async (client: Client): Promise<Quest[]> =>
  (await client.get("/api/tasks")).json().filter(({ isCompleted }: { isCompleted: boolean }) => !isCompleted);
const regenerate = (client: Client) => client.post("/api/tasks/regenerate");
const remove = (client: Client, { id }: Quest) => client.send({ method: "DELETE", url: `/api/tasks/${id}` });
const reject = (client: Client, id: string) => client.post("/api/tasks/reject", { taskId: id });

async function newcomer(answers: object = {}) {
  const client = await world.person();
  await onboard(client, answers);
  const userId: string = (await client.get("/api/auth/user")).json().id;
  return { client, userId };
}

async function clear(client: Client): Promise<void> {
  for (const quest of await open(client)) await remove(client, quest);
}

const given = (userId: string) =>
  world.db
    .selectFrom("quests")
    .select(["id", "template_id", "title_key", "category"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
const batches = (userId: string) =>
  world.db
    .selectFrom("generations")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
const avoided = (templateId: string | null) =>
  world.engine().playbook.byId.get(templateId ?? "")?.avoid ?? [];

/** Batches after one another, nothing left open between them; the day's limit is waited out. */
async function makeBatches(client: Client, count: number, before: (quests: Quest[]) => Promise<void>) {
  for (let batch = 0; batch < count; batch++) {
    await before(await open(client));
    await clear(client);
    let answer = await regenerate(client);
    if (answer.statusCode === 429) {
      world.clock.advance(MS_PER_DAY);
      answer = await regenerate(client);
    }
    expect(answer.statusCode, answer.body).toBe(200);
  }
}
const nothing = async () => undefined;

describe("a batch", () => {
  test("fits the days, their windows and the week's hours, pays by the rules, and says why", async () => {
    const weeklySchedule = scheduleOf("monday", "wednesday", "thursday", "saturday");
    weeklySchedule.wednesday = { available: true, startTime: "18:00", endTime: "19:00" };
    const { client } = await newcomer({ weeklySchedule, timeZone: "America/New_York" });
    await clear(client);
    await regenerate(client);
    const quests = await open(client);
    expect(quests).toHaveLength(4);
    const hours = quests.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0);
    expect(hours).toBeGreaterThanOrEqual(5);
    expect(hours).toBeLessThanOrEqual(10);
    for (const quest of quests) {
      const day = dayAt(new Date(quest.dueDate), "America/New_York");
      const window = weeklySchedule[weekdayOf(day)];
      expect(window.available).toBe(true);
      expect(quest.estimatedHours).toBeLessThanOrEqual(windowHours(window));
      expect(quest.xpReward).toBe(rewardForGenerated(quest.difficulty, quest.estimatedHours));
      expect(quest.reason).toMatch(WHY);
    }
    expect(new Set(quests.map(({ dueDate }) => dueDate)).size).toBe(4);
    expect(new Set(quests.map(({ category }) => category)).size).toBe(4);
  });

  test("leaves a record of what was weighed, and each plugin's figures", async () => {
    // People of other zones may stand on another day.
    const figures = async () => {
      const total = (name: "runs" | "errors" | "enhancements") =>
        sql<number>`sum(${sql.ref(name)})::int`.as(name);
      const rows = await world.db
        .selectFrom("plugin_totals")
        .select(["plugin", total("runs"), total("errors"), total("enhancements")])
        .groupBy("plugin")
        .execute();
      return new Map(rows.map((row) => [row.plugin, row]));
    };
    const before = await figures();
    const { client, userId } = await newcomer();
    const quests = await given(userId);
    const [record] = await batches(userId);
    expect(record).toMatchObject({
      quests: quests.length,
      writer: BUILT_IN.name,
      is_ok: true,
      business_type: "E-commerce",
      decision: { stage: "Pre-Launch", constraints: [], places: quests.length },
    });
    expect(record?.duration_ms).toBeGreaterThan(0);
    const decision = record?.decision as { chosen: { template: string }[] };
    expect(decision.chosen.map(({ template }) => template)).toEqual(quests.map((quest) => quest.template_id));
    expect(JSON.stringify(decision)).not.toMatch(/wick|candle/iu);
    const after = await figures();
    for (const { name } of [...GATES, ...FINISHERS]) {
      expect(after.get(name)?.runs, name).toBe((before.get(name)?.runs ?? 0) + 1);
      expect(after.get(name)?.errors, name).toBe(before.get(name)?.errors ?? 0);
    }
    expect(after.get("profile slots")?.enhancements).toBeGreaterThan(
      before.get("profile slots")?.enhancements ?? 0,
    );
    expect((await client.get("/api/tasks")).body).not.toMatch(/[{}]\w+\}/u);
  });
});

test("an empty batch says why and what helps", async () => {
  const { client } = await newcomer();
  await clear(client);
  const { weeklySchedule } = (await client.get("/api/auth/user")).json();
  const short = Object.fromEntries(
    Object.keys(weeklySchedule).map((day) => [
      day,
      { available: day === "monday", startTime: "09:00", endTime: "09:10" },
    ]),
  );
  await client.send({ method: "PUT", url: "/api/profile", payload: { weeklySchedule: short } });
  expect((await regenerate(client)).json()).toEqual({
    created: 0,
    why: "No day of the next seven has time for a quest. Give a day some time in your profile.",
  });
  await client.send({ method: "PUT", url: "/api/profile", payload: { weeklySchedule } });
  const { created, why } = (await regenerate(client)).json();
  expect(created).toBeGreaterThan(0);
  expect(why).toBeNull();
});

describe("limits", () => {
  test("at 30 open ones the answer says so, and one that was removed makes room again", async () => {
    const { client } = await newcomer();
    let answer = await regenerate(client);
    while (answer.statusCode === 200) answer = await regenerate(client);
    expect([answer.statusCode, answer.json().message]).toEqual([
      429,
      "You have 30 open quests. Finish or remove some first.",
    ]);
    expect(answer.headers["retry-after"]).toBeDefined();
    const quests = await open(client);
    expect(quests).toHaveLength(30);
    await remove(client, quests[0] as Quest);
    expect((await regenerate(client)).json().created).toBe(1);
  });

  test("after 10 batches in 24 hours the answer says so, whatever the zone; then there are more", async () => {
    const { client } = await newcomer({ timeZone: "Pacific/Pago_Pago" });
    for (let batch = 0; batch < 9; batch++) {
      await clear(client);
      expect((await regenerate(client)).statusCode).toBe(200);
    }
    await clear(client);
    for (const timeZone of ["Pacific/Pago_Pago", "Pacific/Kiritimati"]) {
      await client.send({ method: "PUT", url: "/api/profile", payload: { timeZone } });
      const answer = await regenerate(client);
      expect([answer.statusCode, answer.json().message]).toEqual([
        429,
        "That was 10 batches in 24 hours. There can be more in 24 hours.",
      ]);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(86_000);
    }
    world.clock.advance(MS_PER_DAY);
    expect((await regenerate(client)).statusCode).toBe(200);
  });

  test("20 at once pass neither limit and give nothing twice", async () => {
    const { client, userId } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => regenerate(client)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
    const quests = await given(userId);
    expect(quests).toHaveLength(30);
    expect(new Set(quests.map((quest) => quest.template_id)).size).toBe(30);
    expect(new Set(quests.map((quest) => quest.title_key)).size).toBe(30);
    expect((await batches(userId)).length).toBeLessThanOrEqual(10);
  });
});

describe("what was rejected", () => {
  test("comes back in none of 20 batches, neither as template nor as title", async () => {
    const { client, userId } = await newcomer();
    const rejected = new Set<string>();
    await makeBatches(client, 20, async ([first, ...others]) => {
      if (!first) return;
      rejected.add(first.id);
      await reject(client, first.id);
      for (const { id } of others)
        await client.send({ method: "PATCH", url: `/api/tasks/${id}`, payload: { isCompleted: true } });
    });
    const all = await given(userId);
    expect(rejected.size).toBe(20);
    for (const quest of all.filter(({ id }) => rejected.has(id))) {
      expect(all.filter(({ template_id: id }) => id === quest.template_id)).toHaveLength(1);
      expect(all.filter(({ title_key: key }) => key === quest.title_key)).toHaveLength(1);
    }
  });

  test("is remembered past hundreds of later quests", async () => {
    const { client, userId } = await newcomer();
    const rejected = await given(userId);
    for (const { id } of rejected) await reject(client, id);
    const at = new Date(world.clock.now().getTime() + 1_000);
    await world.db
      .insertInto("quests")
      .values(
        Array.from({ length: 600 }, (_, index) => ({
          id: crypto.randomUUID(),
          user_id: userId,
          title: `Own ${index}`,
          title_key: `own ${index}`,
          description: "",
          xp_reward: 25,
          category: "Other",
          difficulty: "Beginner" as const,
          estimated_hours: 1,
          origin: "own" as const,
          due_at: at,
          created_at: at,
          completed_at: at,
          completed_day: dayAt(at, "UTC"),
        })),
      )
      .execute();
    world.clock.advance(2_000);
    for (let batch = 0; batch < 3; batch++) await regenerate(client);
    const templates = (await given(userId)).flatMap(({ template_id: id }) => id ?? []);
    expect(new Set(templates).size).toBe(templates.length);
  });

  test("twice in a category lets the category rest for two batches; undone, it may come again", async () => {
    const { client, userId } = await newcomer();
    await clear(client);
    const { stagesOf } = world.engine().playbook;
    const unloved = Object.keys(stagesOf)
      .filter((category) => stagesOf[category]?.includes("Pre-Launch"))
      // So many that a batch could hardly do without them.
      .slice(7);
    expect(unloved.length).toBeGreaterThan(5);
    const rejected: string[] = [];
    for (const category of [...unloved, ...unloved]) {
      const { id } = await createQuest(client, { category });
      rejected.push(id);
      await reject(client, id);
    }
    const come = async () => {
      const before = (await given(userId)).length;
      await makeBatches(client, 2, nothing);
      return (await given(userId)).slice(before).filter(({ category }) => unloved.includes(category));
    };
    expect(await come()).toEqual([]);
    for (const id of rejected) await client.post(`/api/tasks/${id}/restore`);
    await clear(client);
    expect((await come()).length).toBeGreaterThan(0);
  });
});

describe("what a person rules out", () => {
  const RULED_OUT = ["no-calls", "no-social-media", "no-spending"];
  const breaking = async (userId: string) =>
    (await given(userId)).filter(({ template_id: id }) =>
      avoided(id).some((name) => RULED_OUT.includes(name)),
    );

  test("in the description is obeyed; without it such quests come", async () => {
    const [plain, shy] = [
      await newcomer(),
      await newcomer({
        businessDescription: "I pour candles. I hate phone calls, I won't do social media. I have no money.",
      }),
    ];
    for (const { client } of [plain, shy]) await makeBatches(client, 8, nothing);
    expect((await batches(shy.userId)).at(-1)?.decision).toMatchObject({
      constraints: expect.arrayContaining(RULED_OUT),
    });
    expect((await breaking(plain.userId)).length).toBeGreaterThan(0);
    expect(await breaking(shy.userId)).toEqual([]);
  });

  test("in the chat is noted, obeyed by the next batch, and lifted again", async () => {
    const { client, userId } = await newcomer();
    const decided = async () => {
      await clear(client);
      await regenerate(client);
      return (await batches(userId)).at(-1)?.decision;
    };
    expect((await ask(client, "no phone calls please")).json().response).toBe(
      "You rule out phone calls: shall I leave quests with that out from now on?",
    );
    expect((await ask(client, "Yes, leave them out")).json().response).toBe(
      "Noted: no quests with phone calls from now on. Say so if that changes.",
    );
    expect(await decided()).toMatchObject({ constraints: ["no-calls"] });
    await makeBatches(client, 6, nothing);
    const first = (await batches(userId))[0]?.quests ?? 0;
    const later = (await given(userId)).slice(first);
    expect(later.filter(({ template_id: id }) => avoided(id).includes("no-calls"))).toEqual([]);
    expect((await ask(client, "calls are fine again")).json().response).toContain(
      "Noted: phone calls may come up again.",
    );
    world.clock.advance(MS_PER_DAY);
    expect(await decided()).toMatchObject({ constraints: [] });
  });

  test("what the description rules out is not lifted by the chat, and the answer says so", async () => {
    const { client, userId } = await newcomer({ businessDescription: "Soy candles. No phone calls please." });
    expect((await ask(client, "calls are fine again")).json().response).toContain(
      "Your business description rules out phone calls: change it in your profile to allow it.",
    );
    await regenerate(client);
    expect((await batches(userId)).at(-1)?.decision).toMatchObject({ constraints: ["no-calls"] });
  });
});
