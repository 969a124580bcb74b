import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { ListedPerson } from "#contracts/admin/people.ts";
import { PLAN_KINDS, planKindOf } from "#domain/admin/plan-kinds.ts";
import { SEGMENTS, segmentOf } from "#domain/analytics/segments.ts";
import { NO_PLAN, type Plan } from "#domain/billing/subscription.ts";
import { calendarDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { adminOf, idOf, remove } from "#server/testing/people/admin-people.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { refreshPeople } from "./people-index.service.ts";

const PEOPLE = "/api/admin/people";
const world = await openFileWorld();
const admin = await adminOf(world, { email: "boss@example.com", name: "Boss" });

/** Numbers that look random and are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const list = async (query = "") => {
  const answer = await admin.get(`${PEOPLE}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json() as { people: ListedPerson[]; found: number | null; next: string | null };
};

async function listAll(query: string): Promise<ListedPerson[]> {
  const all: ListedPerson[] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(`?${query}${next ? `&after=${next}` : ""}`);
    all.push(...page.people);
    next = page.next;
  } while (next);
  return all;
}

interface Made {
  readonly id: string;
  readonly createdAt: Date;
  readonly seenAt: Date | null;
  readonly plan: Plan;
}

/** People of every plan and segment, many of them alike to the microsecond. */
async function fill(count: number): Promise<Made[]> {
  const pick = numbers(7);
  const now = world.clock.now().getTime();
  const days = (from: number, to: number) => new Date(now + (from + pick(to - from)) * MS_PER_DAY);
  const made = Array.from({ length: count }, (): Made => {
    const status = (["unsubscribed", "trial", "subscribed", "legacy"] as const)[pick(4)] ?? "trial";
    const plan: Plan = {
      ...NO_PLAN,
      status: pick(3) === 0 ? status : "unsubscribed",
      trialExpiresAt: pick(2) === 0 ? days(-20, 20) : null,
      legacyAccess: pick(2) === 0,
      ...(pick(2) === 0 && {
        paymentState: (["active", "past_due", "ended"] as const)[pick(3)] ?? null,
        paidUntil: days(-12, 12),
        cancelsAtEnd: pick(3) === 0,
      }),
    };
    return { id: randomUUID(), createdAt: days(-60, 0), seenAt: pick(6) === 0 ? null : days(-50, 0), plan };
  });
  await world.db
    .insertInto("users")
    .values(
      made.map(({ id, createdAt }, place) => ({
        id,
        issuer: "test",
        subject: id,
        username: `Listed ${place % 40}`,
        total_xp: pick(5) * 100,
        business_type: place % 3 === 0 ? null : "Bakery",
        created_at: createdAt,
      })),
    )
    .execute();
  await world.db
    .insertInto("people_activity")
    .values(
      made.flatMap(({ id, seenAt }) =>
        seenAt ? [{ user_id: id, last_seen_at: seenAt, day: calendarDay("2026-01-01"), days: "1" }] : [],
      ),
    )
    .execute();
  await world.db
    .insertInto("subscriptions")
    .values(
      made.map(({ id, plan }) => ({
        user_id: id,
        status: plan.status,
        trial_expires_at: plan.trialExpiresAt,
        legacy_access: plan.legacyAccess,
        payment_state: plan.paymentState,
        paid_until: plan.paidUntil,
        cancels_at_end: plan.cancelsAtEnd,
        updated_at: world.clock.now(),
      })),
    )
    .execute();
  return made;
}

const made = await fill(230);
const ids = (people: readonly { id: string }[]) => people.map(({ id }) => id).sort();

test("members get 403, visitors 401, and nonsense 400", async () => {
  const member = await world.person();
  for (const path of [PEOPLE, `${PEOPLE}/counts`]) {
    expect((await member.get(path)).statusCode).toBe(403);
    expect((await world.visitor().get(path)).statusCode).toBe(401);
  }
  for (const query of ["planKind=rich", "segment=Old", "sort=age", "order=up", "after=here", "after=1~2"])
    expect((await admin.get(`${PEOPLE}?${query}`)).statusCode).toBe(400);
  // A number beyond any XP or time is a place behind or before everybody.
  for (const sort of ["xp", "seen"])
    for (const value of ["99999999999999999", "-99999999999999999"])
      expect((await admin.get(`${PEOPLE}?sort=${sort}&after=${value}~${randomUUID()}`)).statusCode).toBe(200);
});

describe("the filters are the rules of the domain, also after time has passed", () => {
  test.each([0, 3, 40])("%d days later", async (days) => {
    world.clock.advance(days * MS_PER_DAY);
    await admin.signIn({ email: "boss@example.com" });
    await refreshPeople(world.db, world.clock.now());
    const now = world.clock.now();
    const known = new Set(made.map(({ id }) => id));
    const counts = (await admin.get(`${PEOPLE}/counts`)).json();
    for (const plan of PLAN_KINDS) {
      const listed = await listAll(`planKind=${plan}`);
      expect(listed.every(({ planKind }) => planKind === plan)).toBe(true);
      expect(ids(listed.filter(({ id }) => known.has(id)))).toEqual(
        ids(made.filter((person) => planKindOf(person.plan, now) === plan)),
      );
      expect(counts.plans[plan]).toBe(listed.length);
      expect((await list(`?planKind=${plan}`)).found).toBe(listed.length);
    }
    for (const segment of SEGMENTS) {
      const listed = await listAll(`segment=${encodeURIComponent(segment)}`);
      expect(ids(listed.filter(({ id }) => known.has(id)))).toEqual(
        ids(made.filter(({ createdAt, seenAt }) => segmentOf(createdAt, seenAt, now) === segment)),
      );
      expect(counts.segments[segment]).toBe(listed.length);
    }
  });
});

test.each<[string, (one: ListedPerson) => number | string]>([
  ["seen", (one: ListedPerson) => (one.lastSeenAt ? Date.parse(one.lastSeenAt) : 0)],
  ["joined", (one: ListedPerson) => Date.parse(one.createdAt)],
  ["xp", (one: ListedPerson) => one.totalXP],
  ["name", (one: ListedPerson) => one.username.toLowerCase()],
])("sorted by %s both ways, page by page, nobody twice and nobody left out", async (sort, keyOf) => {
  const all = ids(await listAll("sort=joined"));
  for (const order of ["asc", "desc"] as const) {
    const listed = await listAll(`sort=${sort}&order=${order}`);
    expect(ids(listed)).toEqual(all);
    const keys = listed.map(keyOf);
    const sorted = keys.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(keys).toEqual(order === "asc" ? sorted : sorted.reverse());
    const filtered = await listAll(`sort=${sort}&order=${order}&planKind=none&pending=true`);
    expect(filtered).toEqual(
      listed.filter(({ planKind, businessType }) => planKind === "none" && !businessType),
    );
  }
});

test("three letters are found anywhere in name, email and business; fewer at the beginning of a name", async () => {
  const client = await world.person({ email: "zora.q@mail.example", name: "Zora 100% Quist" });
  await world.db
    .updateTable("users")
    .set({ business_name: "Under_score Ltd" })
    .where("id", "=", await idOf(client))
    .execute();
  const names = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).people.map(({ username }) => username);
  for (const search of ["QUIST", "0% q", "q@mail", "r_score", "zo", " Zora "])
    expect(await names(search)).toEqual(["Zora 100% Quist"]);
  for (const search of ["qu", "0%z", "rxscore", "%%%"]) expect(await names(search)).toEqual([]);
  expect((await list("?search=listed")).found).toBe(230);
});

test("who is new, renamed, closed or deleted for good is on the list or off it at once", async () => {
  const client = await world.person({ name: "Fresh Face" });
  const id = await idOf(client);
  expect(ids((await list("?search=fresh+face")).people)).toEqual([id]);
  const before = (await admin.get(`${PEOPLE}/counts`)).json();
  await remove(admin, `/api/admin/users/${id}`);
  expect((await list("?search=fresh+face")).people).toEqual([]);
  expect(ids((await list("?search=fresh+face&closed=true")).people)).toEqual([id]);
  const after = (await admin.get(`${PEOPLE}/counts`)).json();
  expect([after.open, after.closed]).toEqual([before.open - 1, before.closed + 1]);
  await world.db.deleteFrom("users").where("id", "=", id).execute();
  expect((await list("?search=fresh+face&closed=true")).people).toEqual([]);
  expect((await admin.get(`${PEOPLE}/counts`)).json()).toMatchObject({ closed: before.closed });
});

test("two refreshes at the same time count everybody once", async () => {
  await world.db
    .insertInto("people_inbox")
    .values(made.map(({ id }) => ({ user_id: id })))
    .execute();
  const before = (await admin.get(`${PEOPLE}/counts`)).json();
  await world.db
    .insertInto("people_inbox")
    .values(made.map(({ id }) => ({ user_id: id })))
    .execute();
  await Promise.all([1, 2, 3].map(() => refreshPeople(world.db, world.clock.now())));
  expect((await admin.get(`${PEOPLE}/counts`)).json()).toEqual(before);
});
