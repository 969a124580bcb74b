import { join } from "node:path";
import { expect, test } from "vitest";
import { DEMO_ISSUER } from "#domain/accounts/demo-issuer.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { weekAt } from "#domain/leagues/league-week.ts";
import { loadPlaybook } from "#server/engine/playbook/playbook.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { DEMO_INVITE } from "./company.ts";
import { fillDemo } from "./fill-demo.ts";
import { removeDemo } from "./remove-demo.ts";

const world = await openFileWorld();
const { db, connection } = world;
const playbook = loadPlaybook(join(findProjectRoot(), "playbook"));
// A Wednesday, so that the week has groups at any hour at which the tests run.
const now = new Date(Date.parse(`${weekAt(world.clock.now())}T12:00:00Z`) + 2 * MS_PER_DAY);
world.clock.advance(now.getTime() - world.clock.now().getTime());

test("made-up people have groups, companions and an invitation; a real one joins them, and all of it goes again", async () => {
  const said: string[] = [];
  await fillDemo({
    connection,
    playbook,
    clock: world.clock,
    say: (line) => said.push(line),
    people: 60,
    days: 40,
  });
  expect(said.join("\n")).toContain(`/together#invite=${DEMO_INVITE}`);
  const weeks = await db.selectFrom("league_weeks").select(["week", "closed_at"]).orderBy("week").execute();
  expect(weeks.map(({ closed_at }) => closed_at !== null)).toEqual([true, true, false]);

  const client = await world.person();
  const { id } = (await client.get("/api/auth/user")).json();
  await db.updateTable("users").set({ onboarded_at: now }).where("id", "=", id).execute();
  const league = (await client.post("/api/league/join")).json();
  expect(league.state).toBe("in");
  expect(league.group.length).toBeGreaterThan(5);
  expect(league.group.some(({ points }: { points: number }) => points > 0)).toBe(true);
  const answer = await client.post("/api/companion/invite/accept", { token: DEMO_INVITE });
  expect(answer.json().companion.other.dots).toHaveLength(7);
  const pairs = await db
    .selectFrom("companions")
    .innerJoin("users", "users.id", "user_id")
    .select("issuer")
    .execute();
  expect(pairs.filter(({ issuer }) => issuer === DEMO_ISSUER).length).toBeGreaterThan(2);
  expect(await db.selectFrom("companion_signals").selectAll().execute()).not.toEqual([]);

  await removeDemo(connection);
  expect((await client.get("/api/companion")).json().companion).toBeNull();
  expect((await client.get("/api/league")).json().group).toHaveLength(1);
  expect(await db.selectFrom("league_weeks").select("week").execute()).toHaveLength(1);
  await client.post("/api/league/leave");
});
