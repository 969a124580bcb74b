import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { utcDay } from "#domain/general/calendar-day.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { adminOf, idOf, lastEntry, NOBODY, put, remove } from "#server/testing/people/admin-people.ts";
import { fillTables } from "#server/testing/people/exported-rows.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
const admin = await adminOf(world, { email: "boss@example.com", name: "Boss" });
const person = (id: string) => `/api/admin/people/${id}`;
const note = (id: string, noteId: string) => `${person(id)}/notes/${noteId}`;

test("members get 403, visitors 401, an unknown person 404", async () => {
  const member = await world.person();
  const id = await idOf(member);
  for (const path of [person(id), `${person(id)}/timeline`, `${person(id)}/xp`]) {
    expect((await member.get(path)).statusCode).toBe(403);
    expect((await world.visitor().get(path)).statusCode).toBe(401);
    expect((await admin.get(path.replace(id, NOBODY))).statusCode).toBe(404);
  }
  const writes = (client: HttpClient, of: string) => [
    put(client, note(of, randomUUID()), { text: "Hm" }),
    remove(client, note(of, randomUUID())),
    put(client, `/api/admin/users/${of}/role`, { role: "admin" }),
  ];
  for (const answer of await Promise.all(writes(member, id))) expect(answer.statusCode).toBe(403);
  for (const answer of await Promise.all(writes(admin, NOBODY))) expect(answer.statusCode).toBe(404);
  expect((await member.get("/api/auth/user")).json().role).toBe("member");
});

test("a person's page has their streak and the mean of their ratings", async () => {
  const client = await world.person({ name: "Rita" });
  const id = await idOf(client);
  expect((await admin.get(person(id))).json().facts).toMatchObject({
    streakDays: 0,
    rating: null,
    ratings: 0,
  });
  const rated = { user_id: id, day: utcDay(world.clock.now()), rated_at: world.clock.now() };
  await world.db
    .insertInto("ui_ratings")
    .values({ ...rated, visual_design: 10, navigation: 8, responsive_design: 8, loading_speed: 6 })
    .execute();
  await world.db
    .insertInto("ai_ratings")
    .values({ ...rated, ai_tool: 6, ai_task: 10 })
    .execute();
  // Out of ten: 8, 6 and 10.
  expect((await admin.get(person(id))).json().facts).toMatchObject({ rating: 4, ratings: 3 });
});

test("a person's page has all that operators may know, and none of the person's own words", async () => {
  const client = await world.person({ name: "Maya" });
  const id = await idOf(client);
  await fillTables(world, client, "mine");
  await fillTables(world, await world.person(), "theirs");
  const answer = await admin.get(person(id));
  expect(answer.json()).toMatchObject({
    person: { id, username: "Maya" },
    facts: { visits: 1, flag: "open" },
    mails: [{ type: "inactive_7d", state: "sent" }],
    sessions: [{ device: "Unknown device" }],
    feedback: [{ type: "bug", title: "mine title", status: "new" }],
  });
  const timeline = await admin.get(`${person(id)}/timeline`);
  const kinds = timeline.json().entries.map(({ kind }: { kind: string }) => kind);
  for (const kind of [
    "joined",
    "quest_completed",
    "mentor_asked",
    "review_closed",
    "achievement",
    "mail",
    "feedback",
  ])
    expect(kinds).toContain(kind);
  const xp = await admin.get(`${person(id)}/xp`);
  expect(xp.json().entries).toMatchObject([{ amount: 50, balance: null }]);
  const told = timeline.body + xp.body;
  for (const words of [
    "mine done",
    "mine question",
    "mine answer",
    "mine notes",
    "mine win",
    "mine evening",
    "mine xp",
  ])
    expect(told + answer.body).not.toContain(words);
  expect(told + answer.body).not.toContain("theirs");
});

test("the timeline comes page by page, newest first, nothing twice", async () => {
  const client = await world.person();
  const id = await idOf(client);
  const start = world.clock.now().getTime();
  await world.db
    .insertInto("feedback")
    .values(
      Array.from({ length: 120 }, (_, place) => ({
        id: randomUUID(),
        user_id: id,
        type: "bug" as const,
        title: "x",
        description: "",
        email: "a@example.com",
        // Three share each millisecond, so that pages end within such a group.
        created_at: new Date(start - Math.floor(place / 3) * 1_000),
      })),
    )
    .execute();
  world.clock.advance(1_000);
  const all: { id: string; at: string }[] = [];
  let next: string | null = null;
  do {
    const page: { entries: typeof all; next: string | null } = (
      await admin.get(`${person(id)}/timeline${next ? `?before=${next}` : ""}`)
    ).json();
    all.push(...page.entries);
    next = page.next;
  } while (next);
  expect(all.filter(({ id: entry }) => entry.startsWith("feedback:"))).toHaveLength(120);
  expect(new Set(all.map(({ id: entry }) => entry)).size).toBe(all.length);
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
});

test("a note is kept once, audited without its words, exported to the person, and deleted", async () => {
  const client = await world.person({ name: "Ben" });
  const id = await idOf(client);
  const path = note(id, randomUUID());
  world.clock.advance(1_000);
  const answers = await Promise.all([1, 2].map(() => put(admin, path, { text: " Called on Monday. " })));
  for (const answer of answers)
    expect(answer.json()).toMatchObject({ text: "Called on Monday.", authorName: "Boss" });
  expect(await lastEntry(admin)).toMatchObject({ act: "note_added", targetName: "Ben", details: null });
  expect((await admin.get(person(id))).json().notes).toHaveLength(1);
  expect((await put(admin, path, { text: "Other words" })).statusCode).toBe(409);
  expect((await put(admin, path, { text: "  " })).statusCode).toBe(400);
  expect((await client.get("/api/export")).json().operatorNotes).toMatchObject([
    { text: "Called on Monday." },
  ]);
  const other = await idOf(await world.person());
  expect((await remove(admin, path.replace(id, other))).statusCode).toBe(404);
  world.clock.advance(1_000);
  expect((await remove(admin, path)).statusCode).toBe(204);
  expect(await lastEntry(admin)).toMatchObject({ act: "note_deleted", targetName: "Ben" });
  expect((await remove(admin, path)).statusCode).toBe(404);
});

test("a person is made an administrator and a member again; each is in the audit log once", async () => {
  const client = await world.person({ name: "Cem" });
  const id = await idOf(client);
  const role = `/api/admin/users/${id}/role`;
  world.clock.advance(1_000);
  for (const answer of await Promise.all([1, 2].map(() => put(admin, role, { role: "admin" }))))
    expect(answer.json()).toMatchObject({ id, role: "admin" });
  const entries = (await admin.get("/api/admin/audit")).json().entries;
  expect(entries.filter(({ targetName }: { targetName: string }) => targetName === "Cem")).toMatchObject([
    { act: "role_set", details: { from: "member", to: "admin" } },
  ]);
  expect((await client.get("/api/admin/stats")).statusCode).toBe(200);
  expect((await put(admin, role, { role: "member" })).json()).toMatchObject({ role: "member" });
  expect((await client.get("/api/admin/stats")).statusCode).toBe(403);
  expect((await put(admin, role, { role: "owner" })).statusCode).toBe(400);
});

test("nobody changes their own role, nor that of a closed account", async () => {
  const own = await put(admin, `/api/admin/users/${await idOf(admin)}/role`, { role: "member" });
  expect([own.statusCode, own.json().message]).toEqual([409, "You cannot change your own role."]);
  const id = await idOf(await world.person());
  await remove(admin, `/api/admin/users/${id}`);
  expect((await put(admin, `/api/admin/users/${id}/role`, { role: "admin" })).statusCode).toBe(409);
});

test("two admins who demote each other at the same time leave one", async () => {
  const [one, other] = [
    await adminOf(world, { email: "one@example.com" }),
    await adminOf(world, { email: "other@example.com" }),
  ];
  const [oneId, otherId] = [await idOf(one), await idOf(other)];
  const answers = await Promise.all([
    put(one, `/api/admin/users/${otherId}/role`, { role: "member" }),
    put(other, `/api/admin/users/${oneId}/role`, { role: "member" }),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const roles = await world.db
    .selectFrom("users")
    .select("role")
    .where("id", "in", [oneId, otherId])
    .execute();
  expect(roles.map(({ role }) => role).sort()).toEqual(["admin", "member"]);
});
