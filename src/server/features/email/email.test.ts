import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MailTargetView } from "#contracts/email.ts";
import type { MailType } from "#domain/email/mail-rules.ts";
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { type MailServer, startMailServer } from "#server/testing/fakes/mail-server.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import {
  addMailPerson,
  addSession,
  type MailPerson,
  signedInAdmin,
  zoneAt,
} from "#server/testing/people/mail-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { MAIL_WORDS } from "./mail-texts.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

let server: MailServer;
let world: TestWorld;
let admin: () => Promise<HttpClient>;

beforeAll(async () => {
  server = await startMailServer();
  world = await openWorld({ SMTP_URL: server.url });
  admin = signedInAdmin(world);
  await admin();
});
afterAll(async () => {
  await world?.close();
  await server?.close();
});
/** Whoever other tests made gets nothing in this one. */
beforeEach(async () => {
  server.reset();
  await world.db.updateTable("users").set({ takes_mail: false }).execute();
});

const DAY = 24;
const add = (person: Parameters<typeof addMailPerson>[1]) => addMailPerson(world, person);
const scan = async () => (await (await admin()).get("/api/admin/email-targets")).json();
const sendAll = async () => (await (await admin()).post("/api/admin/send-emails")).json();
const automation = async () => (await (await admin()).get("/api/admin/email-automation")).json();
const mailOf = (userId: string) =>
  world.db.selectFrom("mails").selectAll().where("user_id", "=", userId).execute();

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

test("what a mail says", async () => {
  const username = '<b>"Eve"</b>\r\nBcc: all@example.com';
  const { id } = await add({ signedUp: 2, username });
  await sendAll();
  const [mail] = server.mails;
  const [row] = await mailOf(id);
  const origin = world.config.publicUrl.origin;
  expect(mail?.headers["message-id"]).toBe(`<${row?.id}@localhost>`);
  expect(new Date(mail?.headers.date ?? "").getTime()).toBeCloseTo(row?.claimed_at.getTime() ?? 0, -4);
  expect(Object.keys(mail?.headers ?? {})).not.toContain("bcc");
  expect(mail?.to).toEqual([`${id}@example.com`]);
  expect(mail?.text).toContain(`${origin}/app`);
  expect(mail?.text).toContain("You get this mail because you opened an account");
  expect(mail?.text).toContain(`No more mails like this: ${origin}/unsubscribe/${id}.`);
  expect(mail?.html).toContain("Hi &lt;b&gt;&quot;Eve&quot;&lt;/b&gt; Bcc: all@example.com,");
  expect(mail?.html).not.toMatch(/<img|<script|src=/u);
  expect(mail?.headers["list-unsubscribe"]).toBe(`<${unsubscribeUrlIn(mail?.text)}>`);
});

function unsubscribeUrlIn(text = ""): string {
  return /https?:\S+\/unsubscribe\/\S+/u.exec(text)?.[0] ?? "none";
}

test("one address that is refused does not stop the others", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => add({ signedUp: 2 })));
  server.behaviour.refuse = (address) =>
    address === people[3]?.email ? { code: 550, words: "No such person" } : undefined;
  expect(await sendAll()).toEqual({
    sent: 7,
    failed: 1,
    targets: 8,
    remaining: 0,
    hasMore: false,
    reasons: ["The mail server refused: 550 No such person"],
  });
  const [row] = await mailOf(people[3]?.id ?? "");
  expect(row).toMatchObject({ state: "failed", attempts: 1, error: expect.stringContaining("550") });
  for (const again of [1, 1, 1, 1, 0]) expect((await sendAll()).failed).toBe(again);
});

test("a mail server that is down costs nobody an attempt, and the mails leave when it is back", async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => add({ signedUp: 2 })));
  await server.close();
  const down = await sendAll().finally(() => server.reopen());
  expect(down).toMatchObject({ sent: 0, targets: 12 });
  expect(down.failed).toBeLessThanOrEqual(5);
  expect(down.failed + down.remaining).toBe(12);
  expect(down.reasons[0]).toContain("ECONNREFUSED");
  const failed = await world.db.selectFrom("mails").selectAll().where("state", "=", "failed").execute();
  expect(failed.find(({ error }) => error?.includes("ECONNREFUSED"))?.attempts).toBe(0);
  expect(await sendAll()).toMatchObject({ sent: 12, failed: 0, remaining: 0 });
  for (const { email } of people) expect(server.to(email).length).toBe(1);
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

describe("unsubscribing", () => {
  const written = async () => {
    const person = await add({ signedUp: 2 });
    await sendAll();
    return { ...person, url: unsubscribeUrlIn(server.to(person.email)[0]?.text) };
  };
  const linkOf = (id: string) => `/unsubscribe/${unsubscribeToken(world.secret, id)}`;
  const takesMail = async (id: string) =>
    (await world.db.selectFrom("users").select("takes_mail").where("id", "=", id).executeTakeFirst())
      ?.takes_mail;

  test("opening the link changes nothing; its button does, also twice", async () => {
    const { id, url } = await written();
    const page = await world.visitor().get(url);
    expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.body).toContain('method="post"');
    expect(await takesMail(id)).toBe(true);
    for (let time = 0; time < 2; time++) {
      const origin = world.config.publicUrl.origin;
      const done = await world.visitor().send({
        method: "POST",
        url,
        headers: { "content-type": "application/x-www-form-urlencoded", origin },
        payload: "",
      });
      expect([done.statusCode, done.body.includes("no more mails")]).toEqual([200, true]);
    }
    expect(await takesMail(id)).toBe(false);
  });

  test.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "a mail program's one click, as %s, without session or origin",
    async (type) => {
      const { id, url } = await written();
      const payload = "List-Unsubscribe=One-Click";
      const headers = { "content-type": type };
      expect((await world.visitor().send({ method: "POST", url, headers, payload })).statusCode).toBe(200);
      expect(await takesMail(id)).toBe(false);
    },
  );

  test("someone else's link, a changed one and a made-up one are nothing", async () => {
    const [one, other] = [await written(), await written()];
    const [, tokenOfOther = ""] = other.url.split(`${other.id}.`);
    const wrong = [`${one.id}.${tokenOfOther}`, `${one.id}.${"A".repeat(43)}`, one.id, "x"];
    for (const token of wrong) {
      expect((await world.visitor().get(`/unsubscribe/${token}`)).statusCode).toBe(404);
      expect((await world.visitor().send({ method: "POST", url: `/unsubscribe/${token}` })).statusCode).toBe(
        404,
      );
    }
    expect(await takesMail(one.id)).toBe(true);
    await world.db.deleteFrom("users").where("id", "=", one.id).execute();
    expect((await world.visitor().send({ method: "POST", url: one.url })).statusCode).toBe(200);
  });

  test("whoever leaves while mails go out gets none, though they were on the list", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => add({ signedUp: 2 })));
    expect((await scan()).total).toBe(20);
    const leave = async () => {
      const claimed = (await world.db.selectFrom("mails").select("user_id").execute()).map(
        (row) => row.user_id,
      );
      const leaving = people.filter(({ id }) => !claimed.includes(id));
      await Promise.all(leaving.map(({ id }) => world.visitor().send({ method: "POST", url: linkOf(id) })));
      return leaving;
    };
    // Five go out at once: while all five are held up here, nothing else happens.
    let arrived = 0;
    let fullHouse: (leaving: Promise<typeof people>) => void = () => undefined;
    const left = new Promise<typeof people>((resolve) => {
      fullHouse = resolve;
    });
    server.behaviour.accept = async () => {
      if (++arrived === 5) fullHouse(leave());
      await left;
      return "yes";
    };
    const { sent, failed, remaining } = await sendAll();
    expect({ sent, failed, remaining }).toEqual({ sent: 5, failed: 0, remaining: 0 });
    expect((await left).length).toBe(15);
    for (const { email } of await left) expect(server.to(email)).toEqual([]);
  });
});

test("what was done is in the audit log", async () => {
  await add({ signedUp: 2 });
  await sendAll();
  const row = await world.db
    .selectFrom("audit_log")
    .selectAll()
    .where("act", "=", "mails_sent")
    .orderBy("at", "desc")
    .executeTakeFirst();
  expect(row).toMatchObject({
    actor_name: "Ada",
    details: { sent: 1, failed: 0, inDoubt: 0, targets: 1, remaining: 0 },
  });
});
