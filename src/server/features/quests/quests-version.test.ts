import fc from "fast-check";
import { expect, test } from "vitest";
import type { HttpClient } from "#server/testing/http-client.ts";
import { completeQuest, createQuest, onboard, patchQuest } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

const LIST = "/api/tasks";
type Quest = { id: string; isCompleted: boolean; title: string };
type Write = (me: HttpClient, quest: Quest, count: number) => Promise<unknown>;

const tasks = (me: HttpClient, etag?: string) => me.get(LIST, etag ? { "if-none-match": etag } : {});

/** Everything that changes quests, by the API and past it. Some change nothing in some states. */
const WRITES: Readonly<Record<string, Write>> = {
  create: (me, _quest, count) => createQuest(me, { title: `Quest ${count}` }),
  rename: (me, { id }, count) => patchQuest(me, id, { title: `Renamed ${count}` }),
  move: (me, { id }, count) =>
    patchQuest(me, id, { dueDate: `2030-01-${String((count % 28) + 1).padStart(2, "0")}T10:00:00.000Z` }),
  start: (me, { id }) => patchQuest(me, id, { inProgress: true }),
  pause: (me, { id }) => patchQuest(me, id, { isCounting: false }),
  note: (me, { id }, count) => patchQuest(me, id, { completionNotes: `Note ${count}` }),
  complete: (me, { id }) => completeQuest(me, id),
  remove: (me, { id }) => me.send({ method: "DELETE", url: `${LIST}/${id}` }),
  reject: (me, { id }) => me.post(`${LIST}/reject`, { taskId: id, reason: "Too big" }),
  restore: (me, { id }) => me.post(`${LIST}/${id}/restore`),
  shorten: (me, { id }) => me.post(`${LIST}/${id}/shorter`),
  generate: (me) => me.post(`${LIST}/regenerate`),
  "change past the program": (_me, { id }, count) =>
    world.db
      .updateTable("quests")
      .set({ reason: `Reason ${count}` })
      .where("id", "=", id)
      .execute(),
  "delete past the program": (_me, { id }) => world.db.deleteFrom("quests").where("id", "=", id).execute(),
};
const NAMES = Object.keys(WRITES);

async function someone(): Promise<HttpClient> {
  const me = await world.person();
  await onboard(me);
  return me;
}

test("whatever is written: an answer that changed has another tag, and an old tag is never taken for the new", async () => {
  const step = fc.record({ write: fc.constantFrom(...NAMES), which: fc.nat() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const me = await someone();
      const seen = new Map<string, string>();
      const known: Quest[] = [];
      for (const [count, { write, which }] of steps.entries()) {
        const before = await tasks(me);
        seen.set(String(before.headers.etag), before.body);
        known.push(...before.json().filter(({ id }: Quest) => known.every((quest) => quest.id !== id)));
        const quest = known[which % known.length];
        if (quest) await WRITES[write]?.(me, quest, count);
        const after = await tasks(me);
        const asked = await tasks(me, String(before.headers.etag));
        if (after.body === before.body) continue;
        expect(after.headers.etag, write).not.toBe(before.headers.etag);
        expect(asked.statusCode, write).toBe(200);
        expect(asked.body).toBe(after.body);
        expect(seen.has(String(after.headers.etag))).toBe(false);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

test("an unchanged list is 304, whatever else the person does", async () => {
  const me = await someone();
  const [quest] = (await tasks(me)).json();
  const { awardId } = (await completeQuest(me, quest.id)).json();
  const { etag } = (await tasks(me)).headers;
  await me.post("/api/auth/user/xp", { xpGain: quest.xpReward, awardId });
  await me.get("/api/progress/streak");
  expect((await tasks(me, String(etag))).statusCode).toBe(304);
});

test("one person's tag is not another's, and not that of another address", async () => {
  const [me, other] = [await world.person(), await world.person()];
  const mine = await tasks(me);
  expect(mine.json()).toEqual((await tasks(other)).json());
  expect((await tasks(other, String(mine.headers.etag))).statusCode).toBe(200);
});

test("reading while writing: a tag is never newer than its answer", async () => {
  const me = await someone();
  const quests: Quest[] = (await tasks(me)).json();
  const answers = await Promise.all(
    quests
      .slice(0, 4)
      .flatMap(({ id }, index) => [
        tasks(me),
        patchQuest(me, id, { title: `At once ${index}` }),
        tasks(me),
        patchQuest(me, id, { inProgress: true }),
        tasks(me),
      ]),
  );
  const now = await tasks(me);
  const read = answers.filter(({ headers }) => headers.etag);
  for (const answer of read)
    if (answer.body !== now.body) expect((await tasks(me, String(answer.headers.etag))).statusCode).toBe(200);
  expect((await tasks(me, String(now.headers.etag))).statusCode).toBe(304);
});
