import { expect, test } from "vitest";
import {
  confirm,
  paySandbox,
  resume,
  startTrial,
  statusOf,
  subscribe,
} from "#server/testing/people/billing-people.ts";
import { openFileWorld, openWorld } from "#server/testing/world.ts";
import { endTestMode } from "./sync.service.ts";

const world = await openFileWorld({ PAYMENTS: "off" });

const CREATE = "/api/subscription/create-payment-intent";

test("with PAYMENTS=off every way to pay is refused in words for a person, and says so beforehand", async () => {
  const client = await world.person();
  expect((await statusOf(client)).cardForm).toEqual({ kind: "off" });
  const answers = [
    await client.post(CREATE),
    await paySandbox(client, "made-up", "success"),
    await resume(client),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { error: "forbidden", message: "This SideQuest takes no payments at the moment. Nothing was charged." },
    ]);
  }
  expect((await confirm(client, "pi_made_up")).statusCode).toBe(404);
  expect((await statusOf(client)).isPaid).toBe(false);
});

test("the trial is free and goes on", async () => {
  const client = await world.person({ hasPlan: false });
  expect((await startTrial(client)).statusCode).toBe(200);
});

test("plans that a test card opened end with the test mode", async () => {
  const sandbox = await openWorld();
  const client = await sandbox.person();
  await subscribe(client);
  expect((await statusOf(client)).isPaid).toBe(true);
  await endTestMode({ db: sandbox.db, log: sandbox.log, now: sandbox.clock.now() });
  expect((await statusOf(client)).isPaid).toBe(false);
  await sandbox.close();
});
