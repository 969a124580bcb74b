import type { FastifyRequest } from "fastify";
import { describe, expect, test } from "vitest";
import { type Endpoint, pathKeys, sendsBody } from "#contracts/endpoint.ts";
import { closeAccount } from "#contracts/profile.ts";
import { leavesOf, sampleInput, withValue } from "#server/testing/sample-input.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { AppError } from "../errors.ts";
import { readInput } from "./request-input.ts";

const world = await openFileWorld();
// The first account of a local instance is its admin.
const admin = await world.person({ email: "boss@example.com" });
const endpoints = world.routes.map(({ endpoint }) => endpoint);

function send({ method, path }: Endpoint, input: Record<string, unknown>) {
  const inPath = new Set(pathKeys(path));
  const url = path.replaceAll(/\{(\w+)\}/gu, (_, key) => encodeURIComponent(String(input[key])));
  const rest = Object.entries(input).filter(([key]) => !inPath.has(key));
  if (sendsBody(method)) return admin.send({ method, url, payload: Object.fromEntries(rest) });
  const query = new URLSearchParams(Object.fromEntries(rest.map(([key, value]) => [key, String(value)])));
  return admin.send({ method, url: `${url}?${query}` });
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test("the samples are what the contracts take, so that each case below has one fault only", () => {
  const refused = endpoints.filter((endpoint) => !endpoint.input.safeParse(sampleInput(endpoint)).success);
  expect(refused.map(nameOf)).toEqual([]);
});

describe("a NUL", () => {
  test("in any text of any call is cleaned or refused, and never breaks it", async () => {
    const broken: string[] = [];
    let tried = 0;
    for (const endpoint of endpoints) {
      const sample = sampleInput(endpoint);
      for (const { path, value } of leavesOf(sample).filter(({ value }) => typeof value === "string")) {
        const answer = await send(endpoint, withValue(sample, path, `${value}\0x`));
        tried++;
        if (answer.statusCode === 500) broken.push(`${nameOf(endpoint)} ${path.join(".")}`);
      }
    }
    expect(broken).toEqual([]);
    expect(tried).toBeGreaterThan(100);
  });

  test("in the name of a field is nothing to break at either", async () => {
    // Closing the account would end the test's own session.
    const calls = endpoints.filter(({ method, path }) => sendsBody(method) && path !== closeAccount.path);
    for (const endpoint of calls) {
      const sample = sampleInput(endpoint);
      if (Object.keys(sample).length === 0) continue;
      const answer = await send(endpoint, {
        ...withValue(sample, ["metadata"], { "a\0b": 1 }),
        "x\0": "y\0",
      });
      expect(answer.statusCode !== 500 || `${nameOf(endpoint)}: ${answer.body}`).toBe(true);
    }
  });

  test.each([
    "/api/auth/google?returnTo=%2Fapp%00",
    "/api/auth/google/callback?code=%00&state=%00",
    "/api/nothing%00",
    "/%00",
    "/app%00?x=%00",
    "/s/abc%00",
    "/s/abc%00/image.png",
    "/unsubscribe/abc%00",
    "/idp/interaction/abc%00",
    "/idp/auth?client_id=%00&scope=openid",
    "/idp/auth?client_id=sidequest&scope=openid&response_type=code&state=%00&nonce=%00&redirect_uri=%00",
    "/idp/auth/abc%00",
    "/robots.txt?%00=%00",
  ])("in %s is a 4xx or does no harm", async (url) => {
    for (const client of [world.visitor(), admin]) expect((await client.get(url)).statusCode).not.toBe(500);
  });

  test.each([
    ["idempotency-key", "key\0"],
    ["user-agent", "Firefox/1\0"],
    ["accept", "text/event-stream\0"],
    ["if-none-match", '"\0"'],
    ["cookie", "sq_session=a\0b; sq_sign_in=a\0b; idp_session=a\0b"],
    ["cookie", "sq_session=a%00b; sq_sign_in=a%00b; idp_interaction=a%00b; idp_resume=a%00"],
    ["stripe-signature", "t=1,v1=\0"],
    ["origin", "http://localhost:3000\0"],
  ])("in the header %s is a 4xx or does no harm", async (name, value) => {
    const headers = { host: "localhost:3000", [name]: value };
    for (const [method, url] of [
      ["POST", "/api/analytics/online"],
      ["GET", "/api/auth/user"],
      ["GET", "/api/auth/google"],
      ["GET", "/api/auth/google/callback?code=a&state=b"],
      ["GET", "/idp/auth?client_id=sidequest"],
      ["GET", "/app"],
    ] as const) {
      const payload = method === "POST" ? { payload: { sessionId: "tab-1" } } : {};
      const answer = await world.app.inject({ method, url, headers, ...payload });
      expect([url, answer.statusCode]).not.toEqual([url, 500]);
    }
  });

  test("in the local provider's form is refused there", async () => {
    for (const typed of [{ name: "Ann\0" }, { email: "a\0@example.com" }, { code: "\0" }]) {
      const { answer } = await world.visitor().signIn({ email: "nul@example.com", ...typed });
      expect([typed, answer.statusCode]).toEqual([typed, 400]);
    }
  });
});

/** Words of validators and programs, which nobody should have to read. */
const FOREIGN =
  /invalid|expected|received|too (small|big)|validat|regex|pattern|schema|uuid|undefined|\bnull\b|\bNaN\b|\bobject\b|\bstring\b|\bboolean\b|\barray\b|\bint\b|[a-z][A-Z]|[<>{}=_]/u;

/** What the server says to an input, without the way through HTTP: there are thousands. */
function refusalOf(endpoint: Endpoint, input: unknown): string {
  try {
    readInput(endpoint, { body: input, query: input, params: input } as FastifyRequest);
    return "taken";
  } catch (error) {
    return error instanceof AppError && error.code === "invalid_input" ? error.message : String(error);
  }
}

const WRONG_VALUES = [undefined, null, 7, -1, 1e308, true, "", "  ", "nope", "\0", [], {}, "x".repeat(9_000)];

/** The sample with one wrong value, for each value and each place that the contract refuses. */
function wrongInputs(endpoint: Endpoint): unknown[] {
  const sample = sampleInput(endpoint);
  const changed = leavesOf(sample).flatMap(({ path }) =>
    WRONG_VALUES.map((value) => withValue(sample, path, value)),
  );
  return changed.filter((input) => !endpoint.input.safeParse(input).success);
}

describe("what a 400 says", () => {
  test("is a sentence for a person, whatever is wrong with whichever field", () => {
    const refusals = endpoints.flatMap((endpoint) =>
      wrongInputs(endpoint).map((input) => `${nameOf(endpoint)}: ${refusalOf(endpoint, input)}`),
    );
    const isSaidWell = (refusal: string) => {
      const message = refusal.slice(refusal.indexOf(": ") + 2);
      return !FOREIGN.test(message) && /^\p{Lu}.*\.$/u.test(message);
    };
    expect([...new Set(refusals.filter((refusal) => !isSaidWell(refusal)))]).toEqual([]);
    expect(refusals.length).toBeGreaterThan(500);
  });

  test.each<[string, string, object]>([
    [
      "POST /api/rag/chat",
      "Your message is too long: 4,000 characters at most.",
      { prompt: "x".repeat(4_001) },
    ],
    ["POST /api/rag/chat", "Your message is empty.", { prompt: " " }],
    ["POST /api/rag/chat", "Your message is missing.", {}],
    ["PUT /api/profile", "Your name must be text.", { username: 7 }],
    ["PUT /api/profile", "The time zone is not one that we know.", { timeZone: "Mars/North" }],
    ["POST /api/social/connect", "The handle is empty.", { platform: "twitter", username: "" }],
    [
      "POST /api/social/connect",
      "The platform must be one of twitter, linkedin, instagram.",
      { platform: "myspace", username: "ann" },
    ],
    [
      "POST /api/performance",
      "The rating of the AI tools must be 10 at most.",
      { aiToolRating: 11, aiTaskRating: 1 },
    ],
    [
      "POST /api/profile/close",
      "What you typed to confirm must be “delete my account”.",
      { confirmation: "yes" },
    ],
    ["POST /api/auth/user/xp", "The XP to claim must be a number.", { xpGain: "25" }],
  ])("%s: %s", async (call, message, payload) => {
    const [method, url] = call.split(" ") as ["POST" | "PUT", string];
    const answer = await admin.send({ method, url, payload });
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  test("a time that ends before it starts is named by its day", async () => {
    const day = { available: true, startTime: "09:00", endTime: "17:00" };
    const week = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    const schedule = Object.fromEntries(week.map((name) => [name, day]));
    const say = async (tuesday: object) =>
      (
        await admin.send({
          method: "PUT",
          url: "/api/profile",
          payload: { weeklySchedule: { ...schedule, tuesday } },
        })
      ).json().message;
    expect(await say({ ...day, endTime: "08:00" })).toBe("Tuesday must end after it starts.");
    expect(await say({ ...day, startTime: "9" })).toBe("Tuesday's start time is not a time like 09:00.");
  });
});

test.each(["null", "[]", '"text"', "7", "true"])(
  "PUT /api/profile with the body %s is a 400 and changes nothing",
  async (payload) => {
    const before = (await admin.get("/api/auth/user")).json();
    const headers = { "content-type": "application/json" };
    const answer = await admin.send({ method: "PUT", url: "/api/profile", headers, payload });
    expect([answer.statusCode, answer.json().error]).toEqual([400, "invalid_input"]);
    expect((await admin.get("/api/auth/user")).json()).toEqual(before);
  },
);
