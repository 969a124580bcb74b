import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { MAIL_TYPES, type MailType, SENT_MAIL_TYPES } from "#domain/email/mail-rules.ts";
import { checkMailText } from "#domain/email/mail-text.ts";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { openMailWorld } from "#server/testing/mail-world.ts";
import { defaultText, MAIL_WORDS } from "../mail-texts.ts";

const { server, world, admin, add, sendAll } = await openMailWorld();

const PATH = "/api/admin/mail-texts";
const MINE = {
  subject: "Come back, {{name}}",
  preheader: "A note from {{site}}",
  body: "Dear {{name}},\n\nquestions go to {{support_email}}.",
  button: "Let us go",
};
const save = async (type: MailType, basedOn: number, text: object) =>
  (await admin()).send({ method: "PUT", url: `${PATH}/${type}`, payload: { basedOn, ...text } });
const current = async (type: MailType) =>
  (await (await admin()).get(PATH)).json().texts.find((each: { type: string }) => each.type === type);

test.each([
  ["GET", PATH],
  ["GET", `${PATH}/inactive_7d/versions`],
  ["PUT", `${PATH}/inactive_7d`],
  ["POST", `${PATH}/inactive_7d/restore`],
  ["POST", `${PATH}/inactive_7d/preview`],
  ["GET", "/api/admin/mails"],
] as const)("%s %s is 401 for a visitor and 403 for a member", async (method, url) => {
  const member = await world.person();
  expect((await world.visitor().send({ method, url })).statusCode).toBe(401);
  expect((await member.send({ method, url })).statusCode).toBe(403);
});

test.each(MAIL_TYPES)(
  "%s begins with the text that the program brings, which passes its own check",
  async (type) => {
    const text = defaultText(type);
    expect(await current(type)).toMatchObject({ version: 0, changedBy: null, ...text });
    expect(checkMailText(text)).toEqual([]);
    const { subject, paragraphs, button } = MAIL_WORDS[type];
    expect(text).toMatchObject({ subject, button, body: ["Hi {{name}},", ...paragraphs].join("\n\n") });
  },
);

test("a saved text is what people get, with the variables filled in and escaped", async () => {
  expect((await save("onboarding_incomplete_1h", 0, MINE)).json()).toMatchObject({ version: 1, ...MINE });
  const person = await add({ signedUp: 2, username: "<b>Eve</b> {{site}}" });
  await sendAll();
  const [mail] = server.to(person.email);
  const { host } = world.config.publicUrl;
  expect(mail?.headers.subject).toBe("Come back, <b>Eve</b> {{site}}");
  expect(mail?.text).toContain(
    `Dear <b>Eve</b> {{site}},\r\n\r\nquestions go to ${world.config.supportEmail}.`,
  );
  expect(mail?.html).toContain("Dear &lt;b&gt;Eve&lt;/b&gt; {{site}},");
  expect(mail?.html).toContain(`A note from ${host}`);
  expect(mail?.text).toContain("No more mails like this:");
});

test.each([
  [
    { body: "Hi {{nmae}}, {{name}}" },
    "Text: {{nmae}} is not a variable. There are {{name}}, {{site}}, {{support_email}}.",
  ],
  [{ body: "Hi!" }, "Text must have {{name}}, the reader's name."],
  [{ subject: "One\nBcc: all@example.com" }, "Subject must be one line."],
  [{ button: " " }, "Button is empty."],
])("%j is refused with the reason, and nothing is kept of it", async (change, message) => {
  const before = await current("inactive_7d");
  const answer = await save("inactive_7d", before.version, { ...MINE, ...change });
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  const preview = await (await admin()).post(`${PATH}/inactive_7d/preview`, { ...MINE, ...change });
  expect([preview.statusCode, preview.json().message]).toEqual([400, message]);
  expect(await current("inactive_7d")).toEqual(before);
});

test("of two who save at once one is told, and no version is lost", async () => {
  const type = "onboarding_incomplete_7d";
  const answers = await Promise.all(
    ["One", "Two", "Three"].map((button) => save(type, 0, { ...MINE, button })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect((await save(type, 0, MINE)).statusCode).toBe(409);
  expect(await current(type)).toMatchObject({ version: 1 });
});

test("an earlier version comes back as a new one, also the first of all, and each is in the audit log", async () => {
  const type = "inactive_7d";
  const restore = async (version: number, basedOn: number) =>
    (await admin()).post(`${PATH}/${type}/restore`, { version, basedOn });
  await save(type, 0, MINE);
  await save(type, 1, { ...MINE, subject: "Another" });
  expect((await restore(1, 2)).json()).toMatchObject({ version: 3, restoredFrom: 1, ...MINE });
  expect((await restore(0, 3)).json()).toMatchObject({ version: 4, restoredFrom: 0, ...defaultText(type) });
  expect((await restore(9, 4)).statusCode).toBe(404);
  const { versions } = (await (await admin()).get(`${PATH}/${type}/versions`)).json();
  expect(versions.map(({ version }: { version: number }) => version)).toEqual([4, 3, 2, 1, 0]);
  expect(versions[0].changedBy).toEqual(expect.any(String));
  const acts = await world.db
    .selectFrom("audit_log")
    .select("details")
    .where("act", "=", "mail_text_set")
    .execute();
  expect(acts.map(({ details }) => details)).toContainEqual({ type, version: 3, restoredFrom: 1 });
});

test("a preview is the mail itself for the admin who asks, and sends nothing", async () => {
  const preview = (await (await admin()).post(`${PATH}/inactive_7d/preview`, MINE)).json();
  expect(preview.subject).toMatch(/^Come back, /u);
  expect(preview.html).toContain('<meta name="color-scheme" content="light dark">');
  expect(preview.text).toContain("/unsubscribe/preview");
  expect(server.mails).toEqual([]);
});

test("the log has each mail with its state, by state and page by page", async () => {
  await world.db.deleteFrom("mails").execute();
  const people = await Promise.all(Array.from({ length: 3 }, () => add({ signedUp: 2 })));
  server.behaviour.refuse = (address) =>
    address === people[0]?.email ? { code: 550, words: "No such person" } : undefined;
  await sendAll();
  await world.db
    .updateTable("mails")
    .set({ state: "sending", claimed_at: new Date(world.clock.now().getTime() - MS_PER_HOUR) })
    .where("user_id", "=", people[1]?.id ?? "")
    .execute();
  const list = async (state: string) =>
    (await (await admin()).get(`/api/admin/mails?state=${state}`)).json().mails;
  expect((await list("all")).map(({ state }: { state: string }) => state).sort()).toEqual([
    "failed",
    "in_doubt",
    "sent",
  ]);
  expect(await list("failed")).toMatchObject([
    { email: people[0]?.email, attempts: 1, error: "The mail server refused: 550 No such person" },
  ]);
  expect(await list("in_doubt")).toMatchObject([{ email: people[1]?.email }]);
  expect(await list("sending")).toEqual([]);
  expect((await (await admin()).get("/api/admin/mails?state=read")).statusCode).toBe(400);
});

test.each(SENT_MAIL_TYPES)("the log shows a mail of the type %s", async (type) => {
  await world.db.deleteFrom("mails").execute();
  const { id } = await add({ signedUp: 2 });
  const at = world.clock.now();
  const row = { id: randomUUID(), user_id: id, type, state: "sent" as const, claimed_at: at, settled_at: at };
  await world.db.insertInto("mails").values(row).execute();
  const log = await (await admin()).get("/api/admin/mails");
  expect(log.statusCode).toBe(200);
  expect(log.json().mails).toMatchObject([{ id: row.id, type }]);
});

test("a target says when the schedule would write, in the person's zone", async () => {
  const { id } = await add({ signedUp: 2 });
  await world.db.updateTable("users").set({ time_zone: "Asia/Singapore" }).where("id", "=", id).execute();
  const { targets } = (await (await admin()).get("/api/admin/email-targets")).json();
  const target = targets.find((each: { id: string }) => each.id === id);
  expect(target.timeZone).toBe("Asia/Singapore");
  const hour = Number(
    new Date(target.goesOutAt).toLocaleString("en", {
      hour: "2-digit",
      hourCycle: "h23",
      timeZone: "Asia/Singapore",
    }),
  );
  expect(hour).toBeGreaterThanOrEqual(9);
  expect(hour).toBeLessThan(20);
});
