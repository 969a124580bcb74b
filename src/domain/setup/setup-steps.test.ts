import { describe, expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_HOUR } from "../general/durations.ts";
import { isSetupOpen, type SetupFacts, type SetupId, type SetupState, setupSteps } from "./setup-steps.ts";

const NOW = new Date("2026-11-17T12:00:00Z");
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const READY: SetupFacts = {
  publicUrl: "https://quest.example",
  signIn: { kind: "google", issuer: "https://accounts.google.com", hasWorked: true },
  address: { kind: "https", problem: null, certificateUntil: ago(-60 * MS_PER_DAY) },
  mail: { kind: "smtp", host: "smtp.example", test: { at: ago(MS_PER_HOUR), error: null } },
  payments: { kind: "stripe", webhookAt: ago(3 * MS_PER_HOUR) },
  backupAt: ago(6 * MS_PER_HOUR),
  models: { inUse: ["mentor: qwen3:8b at 127.0.0.1:11434"], offers: [] },
  hasMember: true,
};

function find(change: Partial<SetupFacts>, id: SetupId) {
  const step = setupSteps({ ...READY, ...change }, NOW).find((each) => each.id === id);
  if (!step) throw new Error(`There is no step ${id}`);
  return step;
}

test("an instance with everything has nothing to do", () => {
  const steps = setupSteps(READY, NOW);
  expect(steps.map(({ state, todo }) => [state, todo])).toEqual(steps.map(() => ["done", null]));
  expect(isSetupOpen(steps)).toBe(false);
});

test("what can wait does not keep the list open, what needs somebody does", () => {
  const waiting = setupSteps({ ...READY, hasMember: false, models: { inUse: [], offers: [] } }, NOW);
  expect(isSetupOpen(waiting)).toBe(false);
  expect(isSetupOpen(setupSteps({ ...READY, backupAt: null }, NOW))).toBe(true);
});

test("every step that is not done has a reason, and one that needs somebody says what to do", () => {
  const bare = setupSteps(
    {
      ...READY,
      signIn: { kind: "local", needsAccessCode: false },
      address: { kind: "this machine", problem: null, certificateUntil: null },
      mail: { kind: "outbox", host: null, test: null },
      payments: { kind: "sandbox", webhookAt: null },
      backupAt: null,
      models: { inUse: [], offers: [] },
      hasMember: false,
    },
    NOW,
  );
  expect(bare.map(({ state }) => state)).toEqual([...Array(5).fill("needs_you"), "can_wait", "can_wait"]);
  for (const { why, todo } of bare) expect([why, todo]).toEqual([expect.any(String), expect.any(String)]);
});

const certificate = (leftMs: number): SetupFacts["address"] => ({
  kind: "https",
  problem: null,
  certificateUntil: ago(-leftMs),
});
const mailTest = (error: string | null): SetupFacts["mail"] => ({
  kind: "smtp",
  host: "smtp.example",
  test: { at: ago(MS_PER_HOUR), error },
});

describe("each step by what was found", () => {
  test.each<[SetupId, Partial<SetupFacts>, SetupState, RegExp]>([
    [
      "sign_in",
      { signIn: { kind: "google", issuer: "https://accounts.google.com", hasWorked: false } },
      "needs_you",
      /^Google is set, but nobody/u,
    ],
    [
      "sign_in",
      { signIn: { kind: "google", issuer: "https://id.example", hasWorked: true } },
      "done",
      /^https:\/\/id\.example works/u,
    ],
    ["sign_in", { signIn: { kind: "local", needsAccessCode: true } }, "done", /access code/u],
    ["address", { address: { ...READY.address, kind: "own network" } }, "can_wait", /your own network/u],
    [
      "address",
      { address: { ...READY.address, problem: "the name is not known" } },
      "needs_you",
      /does not answer from here: the name is not known\./u,
    ],
    ["address", { address: certificate(14 * MS_PER_DAY) }, "done", /valid for 14 days/u],
    ["address", { address: certificate(14 * MS_PER_DAY - 1) }, "needs_you", /ends in 13 days/u],
    ["address", { address: certificate(-MS_PER_HOUR) }, "needs_you", /ends in less than a minute/u],
    ["address", { address: { ...READY.address, certificateUntil: null } }, "done", /answers\.$/u],
    ["mail", { mail: { kind: "none", host: null, test: null } }, "needs_you", /every mail is refused/u],
    ["mail", { mail: { kind: "smtp", host: "smtp.example", test: null } }, "needs_you", /no test mail/u],
    ["mail", { mail: mailTest("550 No.") }, "needs_you", /1 hour ago was not sent: 550 No\.$/u],
    ["mail", { mail: mailTest(null) }, "done", /^smtp\.example took a test mail 1 hour ago\.$/u],
    ["payments", { payments: { kind: "off", webhookAt: null } }, "done", /are off/u],
    ["payments", { payments: { kind: "stripe", webhookAt: null } }, "needs_you", /no webhook was seen/u],
    [
      "payments",
      { payments: { kind: "stripe test", webhookAt: ago(3 * MS_PER_HOUR) } },
      "needs_you",
      /test mode \(last webhook seen 3 hours ago\): test cards open plans/u,
    ],
    ["payments", {}, "done", /seen 3 hours ago/u],
    ["backup", { backupAt: ago(26 * MS_PER_HOUR) }, "done", /1 day ago/u],
    ["backup", { backupAt: ago(26 * MS_PER_HOUR + 1) }, "needs_you", /1 day ago/u],
    ["model", {}, "done", /^In use, mentor: qwen3:8b at 127\.0\.0\.1:11434\.$/u],
    ["model", { models: { inUse: [], offers: [] } }, "can_wait", /built-in engine writes/u],
    ["member", { hasMember: false }, "can_wait", /Nobody other than admins/u],
  ])("%s with %j", (id, change, state, why) => {
    const step = find(change, id);
    expect(step).toMatchObject({ state, why: expect.stringMatching(why) });
    expect(step.why).toMatch(/^[^.]+(\.[^. ]+)*\.$|[^.]\.$/u);
  });

  test("a server of this machine that could be used is named", () => {
    const models = { inUse: [], offers: ["Ollama runs here: set AI_LOCAL=ollama/qwen3:8b to use it"] };
    expect(find({ models }, "model").todo).toBe("Ollama runs here: set AI_LOCAL=ollama/qwen3:8b to use it.");
  });
});

test("keys of Stripe's test mode have a step that names it", () => {
  const steps = (kind: "stripe test" | "stripe") =>
    setupSteps({ ...READY, payments: { kind, webhookAt: ago(MS_PER_HOUR) } }, NOW);
  const titleOf = (kind: "stripe test" | "stripe") => steps(kind).find(({ id }) => id === "payments")?.title;
  expect(titleOf("stripe test")).toBe("Stripe in test mode");
  expect(titleOf("stripe")).toBe("Payments, with the webhook seen");
});
