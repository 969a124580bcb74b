import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeModelServer, openFakeModelServer } from "#server/testing/fakes/fake-model-server.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import {
  answerTo,
  askForEvents,
  closeListening,
  listen,
  modelEnv,
  PATIENT_LIMITS,
} from "#server/testing/people/mentor-people.ts";
import { onboard } from "#server/testing/people/quest-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

const PRICE = "What should I charge for my candles?";
const WORDS = "Begin with what one candle costs you, then add what your evening is worth.";
const SOON = { timeout: 60_000 };
let world: TestWorld;
let planner: FakeModelServer;
let mentor: FakeModelServer;
let origin: string;

// A world each: a model that was cut short in one test would be left alone in the next.
beforeEach(async () => {
  [planner, mentor] = await Promise.all([openFakeModelServer(), openFakeModelServer()]);
  planner.behave({ kind: "status", status: 500 });
  mentor.say(WORDS);
  world = await openWorld(modelEnv(planner, mentor), { limits: PATIENT_LIMITS });
  origin = await listen(world);
});
afterEach(async () => {
  await closeListening(world);
  await Promise.all([planner.close(), mentor.close()]);
});

async function newcomer() {
  const client = await world.person();
  await onboard(client);
  // Onboarding asked for its first batch.
  mentor.calls.length = 0;
  return client;
}

const lastAttempt = async (client: HttpClient) =>
  (await client.get("/api/rag/conversation")).json().exchanges.at(-1)?.attempts.at(-1);

/** What the model heard of the conversation last. */
function told() {
  const body = mentor.calls.at(-1)?.body as { messages: { role: string; content: string }[] } | undefined;
  return body?.messages.slice(1);
}

describe("a session that ends while its answer is being written", () => {
  const EMAIL = "leaving@example.com";
  test.each([
    ["log-out", (_phone, laptop) => laptop.post("/api/auth/logout")],
    ["signing out everywhere", (phone) => phone.post("/api/auth/logout-everywhere")],
    ["ending that session from another device", (phone) => endOther(phone)],
    [
      "closing the account",
      (phone) => phone.post("/api/profile/close", { confirmation: "delete my account" }),
    ],
    ["an admin who deletes the account", (_phone, _laptop, admin) => deleteAccount(admin)],
  ] satisfies [string, (phone: HttpClient, laptop: HttpClient, admin: HttpClient) => Promise<unknown>][])(
    "%s cuts it",
    async (_how, revoke) => {
      const admin = await world.person();
      const laptop = await world.person({ email: EMAIL });
      await onboard(laptop);
      const phone = await world.person({ email: EMAIL, hasPlan: false });
      mentor.say("word ".repeat(400), { pieceMs: 20 });
      const { events } = await askForEvents(origin, laptop, { prompt: PRICE });
      const heard: { event: string; data: unknown }[] = [];
      let isRevoked = false;
      for await (const event of events) {
        heard.push(event);
        if (!isRevoked) await revoke(phone, laptop, admin);
        isRevoked = true;
      }
      expect(heard.at(-1)).toMatchObject({ event: "error", data: { code: "unauthenticated" } });
      expect(heard.some(({ event }) => event === "done")).toBe(false);
    },
  );

  async function endOther(client: HttpClient) {
    const list: { id: string; isCurrent: boolean }[] = (await client.get("/api/auth/sessions")).json();
    const other = list.find(({ isCurrent }) => !isCurrent);
    await client.send({ method: "DELETE", url: `/api/auth/sessions/${other?.id}` });
  }

  async function deleteAccount(admin: HttpClient) {
    const { id } = await world.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", EMAIL)
      .executeTakeFirstOrThrow();
    await admin.send({ method: "DELETE", url: `/api/admin/users/${id}` });
  }
});

describe("stop", () => {
  test("keeps the words so far as stopped, and the next question knows them", async () => {
    const client = await newcomer();
    mentor.say(WORDS, { pieceMs: 60 });
    const { events, stop } = await askForEvents(origin, client, { prompt: PRICE });
    const seen: string[] = [];
    for await (const { data } of events) {
      seen.push(data.text);
      if (seen.length === 3) break;
    }
    stop();
    const kept = await vi.waitFor(async () => {
      const attempt = await lastAttempt(client);
      expect(attempt).toMatchObject({ isStopped: true, model: "fake-mentor" });
      return attempt;
    }, SOON);
    expect(kept.text.startsWith(seen.join(""))).toBe(true);
    expect(kept.text.length).toBeLessThan(WORDS.length);
    mentor.say("Go on.");
    await answerTo(client, "And then?");
    expect(told()).toEqual([
      { role: "user", content: PRICE },
      { role: "assistant", content: kept.text },
      { role: "user", content: "And then?" },
    ]);
  });

  test("before the first word keeps an empty answer, and no empty message goes out", async () => {
    const client = await newcomer();
    mentor.behave("hang");
    const asking = new AbortController();
    const cookie = [...client.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
    const asked = fetch(new URL("/api/rag/chat", origin), {
      method: "POST",
      headers: { accept: "text/event-stream", "content-type": "application/json", cookie },
      body: JSON.stringify({ prompt: PRICE }),
      signal: asking.signal,
    }).catch(() => undefined);
    await expect.poll(() => mentor.calls).toHaveLength(1);
    asking.abort();
    await asked;
    await expect.poll(() => lastAttempt(client)).toMatchObject({ isStopped: true, text: "" });
    mentor.behave("none");
    await answerTo(client, "Still there?");
    expect(told()).toEqual([
      { role: "user", content: PRICE },
      { role: "user", content: "Still there?" },
    ]);
  });
});
