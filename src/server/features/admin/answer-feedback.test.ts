import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { openMailWorld } from "#server/testing/mail-world.ts";
import { idOf, lastEntry, NOBODY, put } from "#server/testing/people/admin-people.ts";

const { world, server, admin, mailOf } = await openMailWorld();

async function tell(client: HttpClient, title = "Broken button") {
  const words = {
    type: "bug",
    title,
    description: "It <b>jumps</b>.",
    email: "fay@example.com",
    page: "/app",
  };
  const { id } = (await client.post("/api/feedback", words)).json();
  return `/api/admin/feedback/${id}`;
}

test("members get 403, an unknown message or administrator 404, empty words 400", async () => {
  const member = await world.person();
  const path = await tell(member);
  const boss = await admin();
  const answer = (of: string) => `${of}/replies/${randomUUID()}`;
  expect((await put(member, answer(path), { text: "Hi" })).statusCode).toBe(403);
  expect((await put(member, `${path}/assignee`, { operatorId: null })).statusCode).toBe(403);
  expect((await member.get("/api/admin/operators")).statusCode).toBe(403);
  const unknown = `/api/admin/feedback/${NOBODY}`;
  expect((await boss.get(unknown)).statusCode).toBe(404);
  expect((await put(boss, answer(unknown), { text: "Hi" })).statusCode).toBe(404);
  expect((await put(boss, `${path}/assignee`, { operatorId: NOBODY })).statusCode).toBe(404);
  expect((await put(boss, `${path}/assignee`, { operatorId: await idOf(member) })).statusCode).toBe(404);
  expect((await put(boss, answer(path), { text: "  " })).statusCode).toBe(400);
  expect(server.mails).toHaveLength(0);
});

test("an answer goes out once, however often it is sent, and quotes the message", async () => {
  const client = await world.person({ name: "Fay" });
  const path = await tell(client);
  const boss = await admin();
  const reply = `${path}/replies/${randomUUID()}`;
  const answers = await Promise.all([1, 2, 3].map(() => put(boss, reply, { text: "Thank you & sorry." })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await put(boss, reply, { text: "Thank you & sorry." })).json()).toMatchObject({
    status: "seen",
    replies: [{ text: "Thank you & sorry.", state: "sent", error: null }],
  });
  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  expect(JSON.stringify(mail)).toContain("fay@example.com");
  expect(JSON.stringify(mail)).toContain("Re: Broken button");
  expect(await mailOf(await idOf(client))).toMatchObject([{ type: "feedback_reply", state: "sent" }]);
  expect((await put(boss, reply, { text: "Other words" })).statusCode).toBe(409);
  const entries = (await boss.get("/api/admin/audit")).json().entries;
  expect(entries.filter(({ act }: { act: string }) => act === "feedback_answered")).toHaveLength(1);
  expect((await client.get("/api/export")).json().feedback[0].replies).toMatchObject([
    { text: "Thank you & sorry." },
  ]);
});

test("a message is given to an administrator, who finds it among their own", async () => {
  const path = await tell(await world.person());
  const boss = await admin();
  const id = await idOf(boss);
  const before = await lastEntry(boss);
  world.clock.advance(1_000);
  expect((await put(boss, `${path}/assignee`, { operatorId: id })).json()).toMatchObject({
    assignee: { id },
  });
  expect(await lastEntry(boss)).toMatchObject({
    act: "feedback_assigned",
    details: { type: "bug", isTaken: false },
  });
  const mine = (await boss.get("/api/admin/feedback?mine=true&type=bug")).json().entries;
  expect(mine).toHaveLength(1);
  expect((await boss.get("/api/admin/feedback?mine=true&type=ui")).json().entries).toHaveLength(0);
  expect((await put(boss, `${path}/assignee`, { operatorId: null })).json()).toMatchObject({
    assignee: null,
  });
  expect(before.act).not.toBe("feedback_assigned");
  expect((await boss.get("/api/admin/operators")).json()).toMatchObject([{ id }]);
});

test("what the mail server refused is tried again with the same id; what is in doubt is not", async () => {
  const client = await world.person();
  const path = await tell(client, "Second thoughts");
  const boss = await admin();
  const reply = `${path}/replies/${randomUUID()}`;
  await world.db
    .insertInto("feedback_replies")
    .values({
      id: reply.split("/").at(-1) ?? "",
      feedback_id: path.split("/").at(-1) ?? "",
      author_id: null,
      text: "Hello",
      created_at: world.clock.now(),
    })
    .execute();
  const mail = {
    id: reply.split("/").at(-1) ?? "",
    user_id: await idOf(client),
    type: "feedback_reply" as const,
    episode: reply.split("/").at(-1) ?? "",
    claimed_at: world.clock.now(),
  };
  await world.db
    .insertInto("mails")
    .values({ ...mail, state: "sending" })
    .execute();
  await put(boss, reply, { text: "Hello" });
  expect(server.mails).toHaveLength(0);
  await world.db.updateTable("mails").set({ state: "failed" }).where("id", "=", mail.id).execute();
  expect((await put(boss, reply, { text: "Hello" })).json()).toMatchObject({ replies: [{ state: "sent" }] });
  expect(server.mails).toHaveLength(1);
});

test("an answer in doubt is sent again from the list of mails", async () => {
  const client = await world.person();
  const path = await tell(client, "Third thoughts");
  const boss = await admin();
  const id = randomUUID();
  await put(boss, `${path}/replies/${id}`, { text: "Hello" });
  await world.db.updateTable("mails").set({ state: "sending" }).where("id", "=", id).execute();
  world.clock.advance(11 * MS_PER_MINUTE);
  const { inDoubt } = (await boss.get("/api/admin/email-automation")).json();
  expect(inDoubt).toMatchObject([{ id, type: "feedback_reply" }]);
  expect((await boss.post(`/api/admin/mails/${id}/resend`)).json()).toEqual({ ok: true, error: null });
  expect(server.mails).toHaveLength(2);
});
