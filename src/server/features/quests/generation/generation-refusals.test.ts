import { describe, expect, test } from "vitest";
import { dayAt } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { batchesOf, regenerate, removeAll } from "#server/testing/people/generation-people.ts";
import { ask } from "#server/testing/people/mentor-people.ts";
import { createQuest, scheduleOf } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
// The first account is the admin's, whose session does not last the days that pass here.
await world.person();
const { newcomer, given, batches, makeBatches } = batchesOf(world);

const reject = (client: HttpClient, id: string) => client.post("/api/tasks/reject", { taskId: id });
const avoided = (templateId: string | null) =>
  world.engine().playbook.byId.get(templateId ?? "")?.avoid ?? [];

describe("what was rejected", () => {
  test("comes back in none of 20 batches, neither as template nor as title", async () => {
    // Three days a week: twenty batches for all seven would ask for more quests than one stage has.
    const { client, userId } = await newcomer({
      weeklySchedule: scheduleOf("monday", "wednesday", "saturday"),
    });
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
    await removeAll(client);
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
      await makeBatches(client, 2);
      return (await given(userId)).slice(before).filter(({ category }) => unloved.includes(category));
    };
    expect(await come()).toEqual([]);
    for (const id of rejected) await client.post(`/api/tasks/${id}/restore`);
    await removeAll(client);
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
    for (const { client } of [plain, shy]) await makeBatches(client, 8);
    expect((await batches(shy.userId)).at(-1)?.decision).toMatchObject({
      constraints: expect.arrayContaining(RULED_OUT),
    });
    expect((await breaking(plain.userId)).length).toBeGreaterThan(0);
    expect(await breaking(shy.userId)).toEqual([]);
  });

  test("in the chat is noted, obeyed by the next batch, and lifted again", async () => {
    const { client, userId } = await newcomer();
    const decided = async () => {
      await removeAll(client);
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
    await makeBatches(client, 6);
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
