import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { dayAt } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { purgeTrainingData } from "#server/features/quests/learning/training.service.ts";
import { readPages } from "#server/testing/http-client.ts";
import { idOf, lastEntry, NOBODY, remove } from "#server/testing/people/admin-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const TRAINING = "/api/rag/training-data";

const world = await openFileWorld();
const admin = await world.person({ email: "boss@example.com", name: "Boss" });

describe("training data", () => {
  const entry = (title: string, more: object = {}) => ({
    id: randomUUID(),
    created_at: new Date("2026-01-01T00:00:00.000Z"),
    business_type: "SaaS",
    business_stage: "Scaling",
    task_type: "Finance",
    original_task: title,
    user_rating: 4,
    tags: ["completed", "Beginner", "desk", "solo"],
    ...more,
  });
  const insert = async (rows: ReturnType<typeof entry>[]) => {
    await world.db.insertInto("training_data").values(rows).execute();
    return rows.map(({ id }) => id);
  };
  const titles = async (query = "") =>
    (await admin.get(TRAINING + query))
      .json()
      .entries.map((row: { originalTask: string }) => row.originalTask);
  beforeEach(async () => {
    await world.db.deleteFrom("training_data").execute();
  });

  test("comes by page without gaps, and says nothing of any quest or person", async () => {
    const ids = await insert(Array.from({ length: 70 }, (_, index) => entry(`Task ${index}`)));
    const pages = await readPages(admin, TRAINING, "entries");
    expect(pages.sizes).toEqual([50, 20]);
    expect([...pages.ids].sort()).toEqual([...ids].sort());
    const { entries, total } = (await admin.get(TRAINING)).json();
    expect(total).toBe(70);
    expect(Object.keys(entries[0]).sort()).toEqual(
      [
        "businessType",
        "createdAt",
        "deletedAt",
        "id",
        "originalTask",
        "tags",
        "taskType",
        "userRating",
      ].sort(),
    );
  });

  test("one entry is deleted, listed apart, and brought back", async () => {
    const [id = ""] = await insert([entry("Sell"), entry("Stay")]);
    expect((await remove(admin, `${TRAINING}/${id}`)).statusCode).toBe(204);
    expect(await lastEntry(admin)).toMatchObject({ act: "training_entry_deleted", targetName: "Sell" });
    expect([await titles(), await titles("?deleted=true")]).toEqual([["Stay"], ["Sell"]]);
    expect((await remove(admin, `${TRAINING}/${id}`)).statusCode).toBe(204);
    expect((await admin.post(`${TRAINING}/${id}/restore`)).json()).toEqual({ ok: true });
    expect(await lastEntry(admin)).toMatchObject({ act: "training_entry_restored", targetName: "Sell" });
    expect((await titles()).sort()).toEqual(["Sell", "Stay"]);
    expect((await remove(admin, `${TRAINING}/${NOBODY}`)).statusCode).toBe(404);
    expect((await admin.post(`${TRAINING}/${NOBODY}/restore`)).statusCode).toBe(404);
  });

  test("all of it is cleared, restored, and after 30 days gone", async () => {
    const now = world.clock.now();
    const old = new Date(now.getTime() - 30 * MS_PER_DAY - 1);
    await insert([entry("a"), entry("b"), entry("too late", { deleted_at: old })]);
    expect((await remove(admin, "/api/admin/rag-data")).statusCode).toBe(204);
    expect(await lastEntry(admin)).toMatchObject({ act: "training_cleared", details: { entries: 2 } });
    expect(await titles()).toEqual([]);
    expect((await admin.post("/api/admin/rag-data/restore")).json()).toEqual({ restored: 2 });
    expect((await titles()).sort()).toEqual(["a", "b"]);
    expect(await purgeTrainingData(world.db, now)).toBe(1);
    await remove(admin, "/api/admin/rag-data");
    const later = (ms: number) => new Date(world.clock.now().getTime() + ms);
    expect(await purgeTrainingData(world.db, later(30 * MS_PER_DAY - MS_PER_MINUTE))).toBe(0);
    expect(await purgeTrainingData(world.db, later(30 * MS_PER_DAY))).toBe(2);
    expect((await admin.post("/api/admin/rag-data/restore")).json()).toEqual({ restored: 0 });
  });

  test("decisions are rated by business type, at most 100 percent, deleted ones left out", async () => {
    await insert([
      entry("a", { user_rating: 1 }),
      entry("b", { user_rating: 4 }),
      entry("c", { user_rating: 5, deleted_at: new Date() }),
      entry("d", { business_type: "Freelancing", user_rating: 5 }),
    ]);
    expect((await admin.get("/api/admin/rag-decisions")).json()).toEqual([
      { businessType: "Freelancing", decisions: 1, averageRating: 5, quality: 100 },
      { businessType: "SaaS", decisions: 2, averageRating: 2.5, quality: 50 },
    ]);
  });
});

test("clearing analytics empties events, sums and tool openings, keeps who was here when, and is written down", async () => {
  const { db } = world;
  const user_id = await idOf(admin);
  const at = new Date("2026-03-01T10:00:00.000Z");
  const sum = { metric: "visit", key: "Direct", n: 1, total: 0 };
  await sql`create table if not exists events_20260301 partition of events
    for values from ('2026-03-01 00:00:00+00') to ('2026-03-02 00:00:00+00')`.execute(db);
  const day = dayAt(at, "UTC");
  const word = { word: "kept_word", is_from_visitor: false, added_on: day, used_on: day };
  await db.insertInto("event_words").values(word).execute();
  await db
    .insertInto("visits")
    .values({ key: Buffer.from("a key"), user_id, started_at: at, last_seen_at: at, device: null })
    .execute();
  await db.insertInto("events").values({ at, visit_id: 1, element: 1, action: 1, page: 1 }).execute();
  await db
    .insertInto("count_inbox")
    .values({ ...sum, hour: at })
    .execute();
  await db
    .insertInto("hourly_counts")
    .values({ ...sum, hour: at })
    .execute();
  await db
    .insertInto("daily_counts")
    .values({ ...sum, day })
    .execute();
  await db
    .insertInto("people_activity")
    .values({ user_id, last_seen_at: at, day, days: 1, sessions: 4, active_seconds: 90, returned: 3 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.insertInto("tool_openings").values({ day, predicted: "a", opened: "b", times: 2 }).execute();
  await db.insertInto("reports").values({ id: randomUUID(), user_id, created_at: at, body: "{}" }).execute();
  expect((await remove(admin, "/api/admin/analytics")).statusCode).toBe(204);
  const tables = [
    "visits",
    "events",
    "count_inbox",
    "hourly_counts",
    "daily_counts",
    "reports",
    "tool_openings",
  ] as const;
  for (const table of tables)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  // Else everybody would be dormant, and get the mail for those who stayed away.
  expect(await db.selectFrom("people_activity").selectAll().execute()).toMatchObject([
    { user_id, last_seen_at: at, days: "0", sessions: 0, active_seconds: "0", returned: 3 },
  ]);
  const words = db.selectFrom("event_words").select("word").where("word", "=", "kept_word");
  expect(await words.execute()).toHaveLength(1);
  expect(await lastEntry(admin)).toMatchObject({
    actorName: "Boss",
    act: "analytics_cleared",
    targetName: null,
  });
});
