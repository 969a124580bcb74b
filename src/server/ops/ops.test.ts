import { describe, expect, test } from "vitest";
import { addDays, dayAt } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { changeRole, relinkAccount } from "#server/features/accounts/operators.service.ts";
import { purgeAll } from "../features.ts";
import { openFileWorld, openWorld, type TestWorld } from "../testing/world.ts";

const world = await openFileWorld();
await world.person({ email: "owner@example.com" });

const role = async (client: Awaited<ReturnType<TestWorld["person"]>>) =>
  (await client.get("/api/auth/user")).json().role;

describe("roles", () => {
  test("promote and demote work at once, for the session that is open too", async () => {
    const client = await world.person({ email: "ann@example.com" });
    expect(await changeRole(world.db, "ANN@example.com", "admin", world.clock.now())).toBe(
      "ANN@example.com is an admin now.",
    );
    expect(await role(client)).toBe("admin");
    expect(await changeRole(world.db, "ann@example.com", "admin", world.clock.now())).toContain("already");
    await changeRole(world.db, "ann@example.com", "member", world.clock.now());
    expect(await role(client)).toBe("member");
  });

  test("the last admin stays one", async () => {
    const alone = await openWorld();
    const owner = await alone.person({ email: "owner@example.com" });
    await alone.person({ email: "second@example.com" });
    const change = (email: string, to: "admin" | "member") =>
      changeRole(alone.db, email, to, alone.clock.now());
    await expect(change("owner@example.com", "member")).rejects.toThrow(/is the last admin: promote/u);
    expect(await role(owner)).toBe("admin");
    await change("second@example.com", "admin");
    expect(await change("owner@example.com", "member")).toBe("owner@example.com is a member now.");
    await expect(change("second@example.com", "member")).rejects.toThrow(/is the last admin/u);
    await alone.close();
  });

  test("of two admins who are demoted at once, one stays", async () => {
    const alone = await openWorld();
    const people = [
      await alone.person({ email: "a@example.com" }),
      await alone.person({ email: "b@example.com" }),
    ];
    await changeRole(alone.db, "b@example.com", "admin", alone.clock.now());
    await Promise.allSettled(
      ["a@example.com", "b@example.com"].map((email) =>
        changeRole(alone.db, email, "member", alone.clock.now()),
      ),
    );
    expect((await Promise.all(people.map(role))).sort()).toEqual(["admin", "member"]);
    await alone.close();
  });

  test("a session that is too old for an admin ends with the promotion, and does not come back", async () => {
    const old = await world.person({ email: "late-admin@example.com" });
    world.clock.advance(13 * MS_PER_HOUR);
    const fresh = await world.person({ email: "late-admin@example.com" });
    await changeRole(world.db, "late-admin@example.com", "admin", world.clock.now());
    const statuses = async () => [
      (await old.get("/api/auth/user")).statusCode,
      (await fresh.get("/api/auth/user")).statusCode,
    ];
    expect(await statuses()).toEqual([401, 200]);
    await changeRole(world.db, "late-admin@example.com", "member", world.clock.now());
    expect(await statuses()).toEqual([401, 200]);
  });

  test("an address that nobody or more than one has changes nothing", async () => {
    await expect(changeRole(world.db, "none@example.com", "admin", world.clock.now())).rejects.toThrow(
      /No account has the email/u,
    );
    await world.person({ email: "twin@example.com" });
    await addAccount("twin@example.com", "https://other.example");
    await expect(changeRole(world.db, "twin@example.com", "admin", world.clock.now())).rejects.toThrow(
      /2 accounts have the email/u,
    );
  });
});

let subjects = 0;
function addAccount(email: string, issuer: string, more: object = {}) {
  const id = `6f1d2c1e-0000-4000-8000-0000000000${String(10 + subjects)}`;
  return world.db
    .insertInto("users")
    .values({
      id,
      issuer,
      subject: `s${subjects++}`,
      email,
      username: "N",
      created_at: world.clock.now(),
      ...more,
    })
    .returning(["id", "issuer", "subject"])
    .executeTakeFirstOrThrow();
}

describe("relink", () => {
  const find = (email: string) =>
    world.db.selectFrom("users").selectAll().where("email", "=", email).execute();

  test("the old account takes over the new sign-in, and its sessions end", async () => {
    const client = await world.person({ email: "old@example.com" });
    const fresh = await addAccount("new@example.com", "https://accounts.example");
    await relinkAccount(world.db, "old@example.com", "new@example.com", world.clock.now());
    expect(await find("old@example.com")).toEqual([]);
    expect(await find("new@example.com")).toMatchObject([{ issuer: fresh.issuer, subject: fresh.subject }]);
    expect((await client.get("/api/auth/user")).statusCode).toBe(401);
  });

  test("the same address at two providers is the usual case: the older account is kept", async () => {
    await world.person({ email: "same@example.com" });
    const [kept] = await find("same@example.com");
    world.clock.advance(1_000);
    const fresh = await addAccount("same@example.com", "https://accounts.example");
    await relinkAccount(world.db, "same@example.com", "Same@example.com", world.clock.now());
    expect(await find("same@example.com")).toMatchObject([{ id: kept?.id, subject: fresh.subject }]);
  });

  test("relinking refuses to delete the last admin", async () => {
    const alone = await openWorld();
    await alone.person({ email: "only-admin@example.com" });
    await alone.person({ email: "kept@example.com" });
    await expect(
      relinkAccount(alone.db, "kept@example.com", "only-admin@example.com", world.clock.now()),
    ).rejects.toThrow(/is the last admin/u);
    await alone.close();
  });

  test("relinking refuses to delete an account in use", async () => {
    await world.person({ email: "a@example.com" });
    await addAccount("b@example.com", "https://accounts.example", { total_xp: 25 });
    await expect(
      relinkAccount(world.db, "a@example.com", "b@example.com", world.clock.now()),
    ).rejects.toThrow(/in use already/u);
    expect(await find("b@example.com")).toHaveLength(1);
  });
});

describe("purge", () => {
  const close = (email: string) =>
    world.db
      .updateTable("users")
      .set({ closed_at: world.clock.now(), closed_by: "self" })
      .where("email", "=", email)
      .execute();
  const count = async (
    table: "users" | "sessions" | "idp_payloads" | "sign_in_attempts" | "idempotency_keys",
  ) => {
    const row = await world.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as("n"))
      .executeTakeFirstOrThrow();
    return Number(row.n);
  };

  test("a closed account and its data at the local provider are deleted after 30 days, not earlier", async () => {
    await world.person({ email: "leaving@example.com", name: "Leaving" });
    await close("leaving@example.com");
    const knows = async () =>
      JSON.stringify(await world.db.selectFrom("idp_payloads").select("payload").execute()).includes(
        "leaving@example.com",
      );
    world.clock.advance(30 * MS_PER_DAY - 60_000);
    expect(await purgeAll(world.db, world.clock.now())).toMatchObject({ accounts: 0 });
    world.clock.advance(120_000);
    expect(await purgeAll(world.db, world.clock.now())).toMatchObject({ accounts: 1 });
    expect(await knows()).toBe(false);
    expect(await purgeAll(world.db, world.clock.now())).toMatchObject({ accounts: 0 });
  });

  test("signing in after the 30 days finds a new account, purged or not", async () => {
    await world.person({ email: "late@example.com" });
    const before = await world.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "late@example.com")
      .executeTakeFirstOrThrow();
    await close("late@example.com");
    world.clock.advance(31 * MS_PER_DAY);
    const again = (await (await world.person({ email: "late@example.com" })).get("/api/auth/user")).json();
    expect(again.id).not.toBe(before.id);
  });

  test("expired sessions, sign-ins, keys and provider state are deleted; valid ones stay", async () => {
    const kept = await world.person();
    await world.visitor().get("/api/auth/google");
    await kept.post("/api/tasks/regenerate", {}, { "idempotency-key": "old" });
    const { id: user_id } = (await kept.get("/api/auth/user")).json();
    const later = dayAt(new Date(world.clock.now().getTime() + 25 * MS_PER_HOUR), "UTC");
    await world.db
      .insertInto("model_quotas")
      .values([
        { user_id, day: addDays(later, -2), calls: 1 },
        { user_id, day: addDays(later, -1), calls: 2 },
      ])
      .execute();
    const sessions = await count("sessions");
    world.clock.advance(25 * MS_PER_HOUR);
    await kept.get("/api/auth/user");
    await purgeAll(world.db, world.clock.now());
    expect(await count("sign_in_attempts")).toBe(0);
    expect(await count("idempotency_keys")).toBe(0);
    expect(
      (await world.db.selectFrom("model_quotas").select("calls").execute()).map(({ calls }) => calls),
    ).toEqual([2]);
    expect(await count("sessions")).toBe(sessions);
    world.clock.advance(29 * MS_PER_DAY + 12 * MS_PER_HOUR);
    await purgeAll(world.db, world.clock.now());
    expect((await kept.get("/api/auth/user")).statusCode).toBe(200);
    expect(await count("sessions")).toBeLessThan(sessions);
  });
});
