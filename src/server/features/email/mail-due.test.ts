import { describe, expect, test } from "vitest";
import type { MailTargetView } from "#contracts/email.ts";
import type { MailType } from "#domain/email/mail-rules.ts";
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { openMailWorld } from "#server/testing/mail-world.ts";
import { addSession, type MailPerson, zoneAt } from "#server/testing/people/mail-people.ts";
import { MAIL_WORDS } from "./mail-texts.ts";

const DAY = 24;
const { server, world, admin, add, scan, sendAll, mailOf } = await openMailWorld();
const automation = async () => (await (await admin()).get("/api/admin/email-automation")).json();

test.each([
  ["GET", "/api/admin/email-targets"],
  ["POST", "/api/admin/send-emails"],
  ["GET", "/api/admin/email-automation"],
  ["PUT", "/api/admin/email-automation"],
  ["POST", "/api/admin/mails/0b7c2c5e-5a3f-4b7e-9b43-6f1a52f0c001/resend"],
] as const)("%s %s is for admins", async (method, url) => {
  const payload = method === "GET" ? {} : { payload: { isScheduled: true } };
  expect((await world.visitor().send({ method, url, ...payload })).statusCode).toBe(401);
  expect((await (await world.person()).send({ method, url, ...payload })).statusCode).toBe(403);
});

const HAD = { type: "onboarding_incomplete_1h", episode: "" } as const;

const PEOPLE: readonly (readonly [string, MailPerson, MailType | null])[] = [
  ["59 minutes ago", { signedUp: 0.99 }, null],
  ["an hour ago", { signedUp: 1.01 }, "onboarding_incomplete_1h"],
  ["almost a week ago", { signedUp: 7 * DAY - 0.1 }, "onboarding_incomplete_1h"],
  ["a week ago", { signedUp: 7 * DAY + 0.1 }, "onboarding_incomplete_7d"],
  ["a week ago, and here right now", { signedUp: 8 * DAY, session: 0 }, "onboarding_incomplete_7d"],
  ["onboarded, here six days ago", { signedUp: 99 * DAY, onboarded: 99 * DAY, session: 6 * DAY }, null],
  [
    "onboarded, away for a week",
    { signedUp: 99 * DAY, onboarded: 99 * DAY, session: 7.1 * DAY },
    "inactive_7d",
  ],
  [
    "seen by its events only",
    { signedUp: 99 * DAY, onboarded: 99 * DAY, session: 9 * DAY, activity: 6 * DAY },
    null,
  ],
  ["onboarded yesterday, never seen since", { signedUp: 99 * DAY, onboarded: 1 * DAY }, null],
  ["wants no mails", { signedUp: 2, takes_mail: false }, null],
  ["has no address", { signedUp: 2, email: null }, null],
  ["closed", { signedUp: 2, closed_at: new Date(), closed_by: "self" }, null],
  ["made up", { signedUp: 2, issuer: "demo" }, null],
  ["had this mail", { signedUp: 6 * DAY, mail: { sent: 5 * DAY, ...HAD } }, null],
  ["had another 71 hours ago", { signedUp: 8 * DAY, mail: { sent: 71, ...HAD } }, null],
  ["had another 73 hours ago", { signedUp: 8 * DAY, mail: { sent: 73, ...HAD } }, "onboarding_incomplete_7d"],
  [
    "it failed before",
    { signedUp: 5, mail: { sent: 1, ...HAD, state: "failed" } },
    "onboarding_incomplete_1h",
  ],
  ["it failed five times", { signedUp: 5, mail: { sent: 1, ...HAD, state: "failed", attempts: 5 } }, null],
  [
    "nobody knows whether it arrived",
    { signedUp: 6 * DAY, mail: { sent: 5 * DAY, ...HAD, state: "sending" } },
    null,
  ],
];

test("who is due which mail, and gets it once", async () => {
  const people: { who: string; due: MailType | null; id: string; email: string }[] = [];
  for (const [who, person, due] of PEOPLE) people.push({ who, due, ...(await add(person)) });
  const found = await scan();
  const typeOf = new Map(found.targets.map((target: MailTargetView) => [target.id, target.type]));
  expect(people.map(({ who, id }) => [who, typeOf.get(id) ?? null])).toEqual(
    people.map(({ who, due }) => [who, due]),
  );
  const targets = people.filter(({ due }) => due).length;
  expect([found.total, found.hasMore]).toEqual([targets, false]);
  expect(server.mails).toEqual([]);

  expect(await sendAll()).toEqual({
    sent: targets,
    failed: 0,
    targets,
    remaining: 0,
    hasMore: false,
    reasons: [],
  });
  expect(people.map(({ who, email }) => [who, server.to(email)[0]?.headers.subject ?? null])).toEqual(
    people.map(({ who, due }) => [who, due && MAIL_WORDS[due].subject]),
  );
  expect((await scan()).total).toBe(0);
  expect((await sendAll()).sent).toBe(0);
  expect(server.mails.length).toBe(targets);
});

test("as time passes: one mail an hour after signing up, one a week after it, then none", async () => {
  const { email } = await add({ signedUp: 0 });
  const subjects = [];
  for (const hours of [0.5, 0.6, 20, 100, 60, 24, 500]) {
    world.clock.advance(hours * MS_PER_HOUR);
    await sendAll();
    subjects.push(server.to(email).length);
  }
  expect(subjects).toEqual([0, 1, 1, 1, 2, 2, 2]);
});

test("an absence brings one mail, whatever is forgotten meanwhile; the next absence another", async () => {
  const { id, email } = await add({ signedUp: 99 * DAY, onboarded: 99 * DAY, session: 6 * DAY });
  const after = async (days: number) => {
    world.clock.advance(days * MS_PER_DAY);
    await sendAll();
    return server.to(email).length;
  };
  expect(await after(1.1)).toBe(1);
  await world.db.deleteFrom("sessions").where("user_id", "=", id).execute();
  expect(await after(30)).toBe(1);
  await addSession(world, id, world.clock.now());
  expect(await after(6.9)).toBe(1);
  expect(await after(0.2)).toBe(2);
  expect(await after(10)).toBe(2);
});

test("a mail is never nearer than 72 hours to the one before", async () => {
  const { id, email } = await add({ signedUp: 7 * DAY - 1 });
  await sendAll();
  world.clock.advance(2 * MS_PER_HOUR);
  expect((await scan()).total).toBe(0);
  await sendAll();
  expect(server.to(email).length).toBe(1);
  world.clock.advance(70 * MS_PER_HOUR);
  expect((await scan()).targets[0]).toMatchObject({ id, type: "onboarding_incomplete_7d" });
  await sendAll();
  expect(server.to(email).length).toBe(2);
});

describe("by itself", () => {
  const noon = () => zoneAt(13, world.clock.now());
  const midnight = () => zoneAt(1, world.clock.now());

  test("the server writes in the daytime of the reader", async () => {
    const [here, there] = [
      await add({ signedUp: 2, time_zone: noon() }),
      await add({ signedUp: 2, time_zone: midnight() }),
    ];
    expect(await world.sendMails()).toEqual({ sent: 1, failed: 0, inDoubt: 0 });
    expect([server.to(here.email).length, server.to(there.email).length]).toEqual([1, 0]);
    expect(await world.sendMails()).toBeUndefined();
  });

  test("and not while it is switched off", async () => {
    const { email } = await add({ signedUp: 2, time_zone: noon() });
    const client = await admin();
    const set = (isScheduled: boolean) =>
      client.send({ method: "PUT", url: "/api/admin/email-automation", payload: { isScheduled } });
    expect((await automation()).isScheduled).toBe(true);
    expect((await set(false)).json()).toEqual({ isScheduled: false });
    expect(await world.sendMails()).toBeUndefined();
    expect(await automation()).toMatchObject({ isScheduled: false, transport: "smtp" });
    await set(true);
    await world.sendMails();
    expect(server.to(email).length).toBe(1);
  });

  test("a mail that failed rests for an hour", async () => {
    const { id, email } = await add({ signedUp: 2, time_zone: noon() });
    server.behaviour.refuse = () => ({ code: 550, words: "No" });
    expect(await world.sendMails()).toMatchObject({ failed: 1 });
    server.reset();
    world.clock.advance(59 * MS_PER_MINUTE);
    expect(await world.sendMails()).toBeUndefined();
    world.clock.advance(2 * MS_PER_MINUTE);
    await world.sendMails();
    expect(server.to(email).length).toBe(1);
    expect(await mailOf(id)).toMatchObject([{ state: "sent", attempts: 2, error: null }]);
  });
});
