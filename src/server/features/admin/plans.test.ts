import { describe, expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import {
  idOf,
  lastEntry,
  NOBODY,
  person,
  put,
  refusals,
  remove,
} from "#server/testing/people/admin-people.ts";
import { statusOf, subscribe } from "#server/testing/people/billing-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
const admin = await world.person({ email: "boss@example.com", name: "Boss" });

const set = (id: string, status: string) => put(admin, `${person(id)}/subscription`, { status });
const setLegacy = (id: string, legacyAccess: unknown) =>
  put(admin, `${person(id)}/legacy-access`, { legacyAccess });

async function someone(hasPlan = false) {
  const client = await world.person({ hasPlan, name: "Paula" });
  return { client, id: await idOf(client) };
}

const daysUntil = (end: string) => Math.round((Date.parse(end) - world.clock.now().getTime()) / MS_PER_DAY);

describe("the four statuses", () => {
  test("a trial runs 30 days from now; one that still runs keeps its end; a past one begins anew", async () => {
    const { client, id } = await someone();
    const first = (await set(id, "trial")).json();
    expect(first).toMatchObject({ id, subscriptionStatus: "trial" });
    expect(daysUntil(first.trialExpiresAt)).toBe(30);
    expect(await statusOf(client)).toMatchObject({ status: "trial", daysLeft: 30, hasAccess: true });
    world.clock.advance(60_000);
    expect((await set(id, "trial")).json().trialExpiresAt).toBe(first.trialExpiresAt);
    await world.db
      .updateTable("subscriptions")
      .set({ trial_expires_at: new Date(0) })
      .where("user_id", "=", id)
      .execute();
    expect(daysUntil((await set(id, "trial")).json().trialExpiresAt)).toBe(30);
  });

  test("'unsubscribed' takes the trial away and gives the free one back", async () => {
    const { client, id } = await someone(true);
    expect((await set(id, "unsubscribed")).json()).toMatchObject({
      subscriptionStatus: "unsubscribed",
      trialExpiresAt: null,
    });
    expect(await statusOf(client)).toMatchObject({ status: "unsubscribed", hasAccess: false });
    expect((await client.post("/api/subscription/start-trial")).statusCode).toBe(200);
  });

  test("'subscribed' is a grant without charge, written down with from and to", async () => {
    const { client, id } = await someone(true);
    expect((await set(id, "subscribed")).json()).toMatchObject({ subscriptionStatus: "subscribed" });
    expect(await statusOf(client)).toMatchObject({ status: "subscribed", hasAccess: true, isPaid: false });
    expect((await client.get("/api/subscription/invoices")).json()).toEqual([]);
    expect(await lastEntry(admin)).toMatchObject({
      act: "subscription_set",
      targetName: "Paula",
      details: { from: "trial", to: "subscribed" },
    });
  });

  test("legacy gives access only with its switch on", async () => {
    const { client, id } = await someone();
    expect((await set(id, "legacy")).json()).toMatchObject({
      subscriptionStatus: "legacy",
      legacyAccess: false,
    });
    expect((await statusOf(client)).hasAccess).toBe(false);
    expect((await setLegacy(id, true)).json()).toMatchObject({ legacyAccess: true });
    expect(await statusOf(client)).toMatchObject({ status: "legacy", hasAccess: true });
    expect(await lastEntry(admin)).toMatchObject({
      act: "legacy_access_set",
      details: { from: false, to: true },
    });
    await setLegacy(id, false);
    expect((await statusOf(client)).hasAccess).toBe(false);
  });
});

test("legacy with its switch off ends what was left of a trial, and a batch then needs a plan", async () => {
  const { client, id } = await someone(true);
  await set(id, "legacy");
  expect(await statusOf(client)).toMatchObject({
    status: "trial",
    isTrialExpired: true,
    daysLeft: 0,
    hasAccess: false,
  });
  expect((await client.post("/api/tasks/regenerate")).statusCode).toBe(402);
});

describe("someone who pays", () => {
  test("cannot be made unsubscribed: nothing changes, and the refusal is in the log", async () => {
    const { client, id } = await someone();
    await subscribe(client);
    const before = await statusOf(client);
    const answer = await set(id, "unsubscribed");
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining("cancelled")]);
    expect(await statusOf(client)).toEqual(before);
    expect(refusals(world).at(-1)).toMatchObject({
      act: "subscription_set",
      target: id,
      requestId: answer.headers["x-request-id"],
    });
  });

  test("goes on paying under whatever is granted, and has the grant afterwards", async () => {
    const { client, id } = await someone();
    await subscribe(client);
    const before = await statusOf(client);
    expect((await set(id, "legacy")).json().subscriptionStatus).toBe("subscribed");
    expect(await statusOf(client)).toMatchObject({
      isPaid: true,
      cancelsAtEnd: false,
      paidUntil: before.paidUntil,
    });
    await setLegacy(id, true);
    await world.db
      .updateTable("subscriptions")
      .set({ payment_state: "ended" })
      .where("user_id", "=", id)
      .execute();
    expect(await statusOf(client)).toMatchObject({ status: "legacy", hasAccess: true, isPaid: false });
  });
});

test("nobody is a 404, an unknown status or switch a 400, a closed account a 409", async () => {
  expect((await set(NOBODY, "trial")).statusCode).toBe(404);
  expect((await setLegacy(NOBODY, true)).statusCode).toBe(404);
  const { id } = await someone();
  expect((await set(id, "gold")).statusCode).toBe(400);
  expect((await setLegacy(id, "yes")).statusCode).toBe(400);
  await remove(admin, person(id));
  expect((await set(id, "trial")).statusCode).toBe(409);
  expect((await setLegacy(id, true)).statusCode).toBe(409);
});
