import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { HttpClient } from "#server/testing/http-client.ts";
import { createQuest, onboard } from "#server/testing/people/quest-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { ADDRESS_LIMITS } from "./fair-queue.ts";

const ATTACK = 500;
const BYSTANDERS = 6;

let world: TestWorld;
/** The most calls at once that waited for a connection to the database. */
let mostWaiting = 0;
beforeAll(async () => {
  world = await openWorld({}, { patience: 1 });
});
afterAll(() => world.close());
/** The others are answered because connections are left for them, not because they wait longer than an attack. */
afterEach(() => {
  expect(mostWaiting).toBeLessThan(ADDRESS_LIMITS.atOnce);
  mostWaiting = 0;
});

async function someone(): Promise<HttpClient> {
  const person = await world.person();
  await onboard(person);
  return person;
}

function countStatuses(answers: readonly { statusCode: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

/** Looks and works as people do, one call after the other, until told to stop. */
async function useNormally(person: HttpClient, isOver: () => boolean) {
  const quest = await createQuest(person, { title: "Mine" });
  const answers = [];
  while (!isOver()) {
    mostWaiting = Math.max(mostWaiting, world.database.connections().waiting);
    answers.push(await person.get("/api/tasks"), await person.get("/api/auth/user"));
    answers.push(await person.send(renaming(quest.id, `Mine ${answers.length}`)));
  }
  return answers;
}

function renaming(id: string, title: string) {
  return { method: "PATCH", url: `/api/tasks/${id}`, payload: { title } } as const;
}

test("500 writes of one quest at once wait for each other, and nobody else is refused anything", async () => {
  const attacker = await someone();
  const quest = await createQuest(attacker);
  const people = await Promise.all(Array.from({ length: BYSTANDERS }, someone));
  let isOver = false;
  const bystanders = Promise.all(people.map((person) => useNormally(person, () => isOver)));
  const attack = await Promise.all(
    Array.from({ length: ATTACK }, (_, count) => attacker.send(renaming(quest.id, `Wick ${count}`))),
  );
  isOver = true;
  const seen = countStatuses((await bystanders).flat());
  expect(Object.keys(seen)).toEqual(["200"]);
  expect(seen[200]).toBeGreaterThan(BYSTANDERS * 3);
  const { 200: done = 0, 429: refused = 0 } = countStatuses(attack);
  expect(done + refused).toBe(ATTACK);
  expect(done).toBeGreaterThan(2);
});

test("several sessions of one person share one queue", async () => {
  const email = "many-devices@example.com";
  const devices = await Promise.all(Array.from({ length: 12 }, () => world.person({ email })));
  const bystander = await someone();
  const quest = await createQuest(devices[0] ?? bystander);
  let isOver = false;
  const seen = useNormally(bystander, () => isOver);
  const attack = await Promise.all(
    devices.flatMap((device) =>
      Array.from({ length: 30 }, (_, count) => device.send(renaming(quest.id, `Wick ${count}`))),
    ),
  );
  isOver = true;
  expect(Object.keys(countStatuses(await seen))).toEqual(["200"]);
  const { 200: done = 0, 429: refused = 0 } = countStatuses(attack);
  expect(done + refused).toBe(12 * 30);
});

test("300 starts of a sign-in at once: each is answered, and nobody else is refused anything", async () => {
  const bystander = await someone();
  let isOver = false;
  const seen = useNormally(bystander, () => isOver);
  const starts = await Promise.all(
    Array.from({ length: 300 }, () => world.visitor().get("/api/auth/google")),
  );
  isOver = true;
  expect(Object.keys(countStatuses(await seen))).toEqual(["200"]);
  expect(Object.keys(countStatuses(starts))).toEqual(["302"]);
});
