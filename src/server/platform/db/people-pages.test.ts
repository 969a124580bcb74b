import { sql } from "kysely";
import { expect, test } from "vitest";
import { openFileWorld } from "#server/testing/world.ts";
import { isOnPage, type PeoplePage, peoplePages } from "./people-pages.ts";

const world = await openFileWorld();

const addPeople = (count: number) =>
  sql`
    insert into users (id, issuer, subject, username, time_zone, created_at)
    select gen_random_uuid(), 'test', gen_random_uuid(), 'Maya', 'UTC', now()
    from generate_series(1, ${count}::int)`.execute(world.db);
const listPages = async () => {
  const pages: PeoplePage[] = [];
  for await (const page of peoplePages(world.db)) pages.push(page);
  return pages;
};
const readPage = (page: PeoplePage) =>
  world.db.selectFrom("users").select("id").where(isOnPage(page)).execute();

test("a few people are one page", async () => {
  await addPeople(3);
  const pages = await listPages();
  expect(pages).toHaveLength(1);
  for (const page of pages) expect(await readPage(page)).toHaveLength(3);
});

test("many are in pages of two thousand at most, each person in one of them, and every walk starts elsewhere", async () => {
  await addPeople(9_100);
  const starts = new Set<string>();
  for (let walk = 0; walk < 5; walk++) {
    const pages = await listPages();
    starts.add(pages[0]?.after ?? "");
    const seen: string[] = [];
    for (const page of pages) {
      const people = await readPage(page);
      expect(people.length).toBeLessThanOrEqual(2_000);
      seen.push(...people.map(({ id }) => id));
    }
    expect(seen).toHaveLength(9_103);
    expect(new Set(seen).size).toBe(9_103);
  }
  expect(starts.size).toBe(5);
});
