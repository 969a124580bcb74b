import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { type HttpClient, readPages } from "#server/testing/http-client.ts";
import { idOf, lastEntry, NOBODY, put } from "#server/testing/people/admin-people.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { flagFastEarners } from "./flags.service.ts";

const FEEDBACK = "/api/admin/feedback";

const world = await openFileWorld();
const admin = await world.person({ email: "boss@example.com", name: "Boss" });

describe("the feedback inbox", () => {
  const send = (client: HttpClient, title: string, description = "Words.") =>
    client.post("/api/feedback", { type: "bug", title, description, email: "a@example.com", page: "/app" });

  test("shows what people wrote, waits for an answer, and takes a mark", async () => {
    const client = await world.person({ name: "Fay" });
    const { id } = (await send(client, "Broken button")).json();
    const before = (await admin.get(FEEDBACK)).json();
    expect(before.entries[0]).toMatchObject({ id, title: "Broken button", userName: "Fay", status: "new" });
    expect((await put(admin, `${FEEDBACK}/${id}`, { status: "done" })).json()).toMatchObject({
      id,
      status: "done",
    });
    const after = (await admin.get(`${FEEDBACK}?status=done`)).json();
    expect([after.entries.length, after.waiting]).toEqual([1, before.waiting - 1]);
    expect(await lastEntry(admin)).toMatchObject({
      act: "feedback_marked",
      targetName: "bug",
      details: { from: "new", to: "done" },
    });
    expect((await put(admin, `${FEEDBACK}/${NOBODY}`, { status: "seen" })).statusCode).toBe(404);
    expect((await put(admin, `${FEEDBACK}/${id}`, { status: "lost" })).statusCode).toBe(400);
  });

  test("comes by page without gaps, also where messages share a millisecond", async () => {
    const user_id = await idOf(admin);
    const message = {
      user_id,
      type: "bug" as const,
      description: "",
      email: "a@example.com",
      created_at: new Date("2026-02-01T00:00:00.000Z"),
    };
    const rows = Array.from({ length: 75 }, (_, index) => ({
      ...message,
      id: randomUUID(),
      title: `${index}`,
    }));
    await world.db.insertInto("feedback").values(rows).execute();
    const { ids } = await readPages(admin, FEEDBACK, "entries");
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
  });

  test("the file defuses formulas in every cell that people fill", async () => {
    const client = await world.person({ name: "=HYPERLINK(1)" });
    await send(client, "@SUM(A1)", "+cmd|calc");
    await send(client, "-2+3", "\tcmd");
    const answer = await admin.get(`${FEEDBACK}/export`);
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="sidequest-feedback-/u);
    const shown = (await readPages(admin, FEEDBACK, "entries")).ids;
    expect(answer.body.match(/^\d{4}-\d\d-\d\dT/gmu)).toHaveLength(shown.length);
    const cells = answer.body.split("\r\n").flatMap((line) => line.split(","));
    expect(cells.filter((cell) => /^"?[=+\-@\t\r]/u.test(cell))).toEqual([]);
    for (const cell of ["'=HYPERLINK(1)", "'@SUM(A1)", "'+cmd|calc", "'-2+3"]) expect(cells).toContain(cell);
    expect(await lastEntry(admin)).toMatchObject({ act: "feedback_exported" });
  });
});

describe("people who earn fast", () => {
  const earn = async (user_id: string, amount: number, at: Date, isSettled = true) => {
    const source_id = randomUUID();
    await world.db
      .insertInto("xp_ledger")
      .values({
        id: randomUUID(),
        user_id,
        source_type: "quest",
        source_id,
        label: "a quest",
        nominal: amount,
        amount,
        created_at: at,
        settled_at: isSettled ? at : null,
      })
      .execute();
  };
  const ago = (minutes: number) => new Date(world.clock.now().getTime() - minutes * MS_PER_MINUTE);
  const flag = () => flagFastEarners(world.db, world.clock.now());
  const flagged = async () => (await admin.get("/api/admin/flags")).json();
  const someone = async (name: string) => idOf(await world.person({ name }));
  const decide = (id: string, state: string) => put(admin, `/api/admin/flags/${id}`, { state });

  test("more than 1,000 XP within any ten minutes flags, exactly 1,000 or a slower pace does not", async () => {
    const [fast, even, slow, waiting] = await Promise.all(["Fast", "Even", "Slow", "Waiting"].map(someone));
    for (const [id, first] of [
      [fast, 601],
      [even, 600],
    ] as const) {
      await earn(id ?? "", first, ago(25));
      await earn(id ?? "", 400, ago(16));
    }
    await earn(slow ?? "", 601, ago(25));
    await earn(slow ?? "", 400, ago(14));
    await earn(waiting ?? "", 2_000, ago(1), false);
    expect(await flag()).toBe(1);
    expect(await flagged()).toMatchObject([{ id: fast, username: "Fast", xp: 1_001, state: "open" }]);
    expect(await flag()).toBe(0);
    await decide(fast ?? "", "cleared");
  });

  test("an admin hides or clears; who was cleared is flagged again only for what came after", async () => {
    const id = await someone("Farmer");
    await earn(id, 1_200, ago(1));
    await flag();
    expect((await decide(id, "hidden")).json()).toMatchObject({ id, state: "hidden" });
    expect(await lastEntry(admin)).toMatchObject({
      act: "flag_hidden",
      targetName: "Farmer",
      details: { from: "open", xp: 1_200 },
    });
    await earn(id, 1_200, world.clock.now());
    expect(await flag()).toBe(0);
    expect(await flagged()).toMatchObject([{ id, state: "hidden" }]);
    world.clock.advance(1_000);
    expect((await decide(id, "cleared")).json()).toMatchObject({ state: "cleared" });
    expect(await lastEntry(admin)).toMatchObject({ act: "flag_cleared", details: { from: "hidden" } });
    expect([await flagged(), await flag()]).toEqual([[], 0]);
    world.clock.advance(1_000);
    await earn(id, 900, world.clock.now());
    expect(await flag()).toBe(0);
    await earn(id, 101, world.clock.now());
    expect(await flag()).toBe(1);
    expect(await flagged()).toMatchObject([{ id, xp: 1_001, state: "open" }]);
  });

  test("who is not flagged is a 404, and 'open' no decision", async () => {
    const id = await someone("Calm");
    expect((await decide(id, "hidden")).statusCode).toBe(404);
    expect((await decide(id, "open")).statusCode).toBe(400);
  });
});

test("the audit log comes by page, newest first, and outlives its people", async () => {
  const at = world.clock.now();
  const rows = Array.from({ length: 60 }, () => ({
    id: randomUUID(),
    at,
    actor_id: NOBODY,
    actor_name: "Left Long Ago",
    act: "user_closed",
    target_id: NOBODY,
    target_name: "Gone",
  }));
  await world.db.insertInto("audit_log").values(rows).execute();
  const { ids } = await readPages(admin, "/api/admin/audit", "entries");
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
  expect(await lastEntry(admin)).toMatchObject({ actorName: "Left Long Ago", targetName: "Gone" });
});
