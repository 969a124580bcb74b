import { describe, expect, test } from "vitest";
import { openMailWorld } from "#server/testing/mail-world.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

const { server, world, add, scan, sendAll, mailOf } = await openMailWorld();

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
