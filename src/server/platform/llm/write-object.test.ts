import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type FakeFailure, INJECTION } from "#server/testing/fakes/fake-model-server.ts";
import { limitsFor, type ModelWorld, openModelWorld, PROVIDERS } from "#server/testing/model-world.ts";
import { timeRunning } from "#server/testing/time-running.ts";

let world: ModelWorld;
let userId: string;
beforeAll(async () => {
  world = await openModelWorld();
  userId = await world.person();
});
afterAll(() => world.close());

const quest = z.object({ title: z.string().check(z.minLength(1), z.maxLength(90)), hours: z.number() });
const schema = z.object({ quests: z.array(quest) });
const WEEK = { quests: [{ title: "Ask three people", hours: 1 }] };
const OTHER_WEEK = { quests: [{ title: "Price one product", hours: 2 }] };

beforeEach(() => {
  for (const server of [world.planner, world.mentor]) {
    server.behave("none");
    server.say(JSON.stringify(server === world.planner ? WEEK : OTHER_WEEK));
    server.calls.splice(0);
  }
});

const question = (more = {}) => ({
  role: "planner" as const,
  system: "You plan a week.",
  prompt: "Plan it.",
  schema,
  userId,
  now: world.clock.now(),
  ...more,
});

const FAILURES: [string, FakeFailure][] = [
  ["answers 500", { kind: "status", status: 500 }],
  ["answers 429", { kind: "status", status: 429, retryAfter: "1" }],
  ["hangs", { kind: "hang" }],
  ["stalls in the middle", { kind: "stall" }],
  ["breaks the connection", { kind: "cut" }],
  ["sends half of it", { kind: "truncate" }],
  ["says nothing", { kind: "empty" }],
  ["sends something else altogether", { kind: "garbage" }],
  ["lets its filter step in", { kind: "filter" }],
  ["never stops talking", { kind: "endless" }],
];

describe.each(PROVIDERS)("%s", (provider) => {
  test("an object by the schema arrives with the model's name", async () => {
    const result = await world.models(provider).writeObject(question());
    expect(result).toEqual({ value: WEEK, model: world.config("planner", provider).model });
  });

  test("the schema goes out in the provider's own way and in words, without what strict modes refuse", async () => {
    await world.models(provider).writeObject(question());
    const body = world.planner.calls[0]?.body ?? {};
    const format =
      provider === "anthropic"
        ? (body.output_config as { format: object }).format
        : (body.response_format as { json_schema: object }).json_schema;
    expect(body.max_tokens).toBe(1_200);
    expect(format).toMatchObject({
      schema: { properties: { quests: { type: "array" } }, required: ["quests"] },
    });
    expect(JSON.stringify(format)).not.toMatch(/maxLength|minLength|\$schema/u);
    const { format: _format, ...said } = { ...body, format };
    expect(JSON.stringify(said)).toContain("Answer with JSON only, by this schema");
  });

  test.each([
    ["a fence", `\`\`\`json\n${JSON.stringify(WEEK)}\n\`\`\``],
    ["words around it", `Sure, here is your week: ${JSON.stringify(WEEK)} Enjoy!`],
  ])("JSON in %s is salvaged", async (_name, text) => {
    world.planner.say(text);
    expect(await world.models(provider).writeObject(question())).toMatchObject({ value: WEEK });
    expect(world.mentor.calls).toHaveLength(0);
  });

  test("with a reader of its own the caller keeps the good items", async () => {
    const items = [...WEEK.quests, { title: "", hours: "many" }, null, { title: INJECTION, hours: 99 }];
    world.planner.say(JSON.stringify({ quests: items }));
    const read = (json: unknown) => {
      const list = z.safeParse(z.object({ quests: z.array(z.unknown()) }), json).data;
      const quests = list?.quests.flatMap((item) => z.safeParse(quest, item).data ?? []);
      return quests?.length ? { quests } : undefined;
    };
    expect(await world.models(provider).writeObject(question({ read }))).toMatchObject({ value: WEEK });
    world.planner.say('{"quests":[null]}');
    expect(await world.models(provider).writeObject(question({ read }))).toMatchObject({ value: OTHER_WEEK });
  });

  test.each(["{}", "[]", "null", "I cannot do that.", '{"quests":[{"title":1}]}'])(
    "%s is no such object: the mentor is asked",
    async (text) => {
      world.planner.say(text);
      expect(await world.models(provider).writeObject(question())).toMatchObject({ value: OTHER_WEEK });
    },
  );

  test.each(FAILURES)("the planner %s: the mentor answers", async (_name, failure) => {
    world.planner.behave(failure);
    const limits = limitsFor(failure);
    const models = world.models(provider, { limits });
    const { result, ms } = await timeRunning(() => models.writeObject(question()));
    expect(result).toEqual({ value: OTHER_WEEK, model: world.config("mentor", provider).model });
    expect(ms).toBeLessThan(limits.object.totalMs);
  });

  test.each(FAILURES)("both fail, as the planner %s: refused", async (_name, failure) => {
    world.planner.behave(failure);
    world.mentor.behave(failure);
    const models = world.models(provider, { limits: limitsFor(failure) });
    expect(await models.writeObject(question())).toEqual({ refused: "failed" });
    expect(world.mentor.calls).toHaveLength(1);
  });

  test("stop ends it at once", async () => {
    world.planner.behave("hang");
    const stop = new AbortController();
    const asked = world.models(provider).writeObject(question({ signal: stop.signal }));
    await expect.poll(() => world.planner.calls.length).toBe(1);
    stop.abort();
    expect(await asked).toEqual({ refused: "stopped" });
    expect(world.mentor.calls).toHaveLength(0);
  });
});

test("an object far longer than allowed is not taken, though it is one", async () => {
  world.planner.say(JSON.stringify({ quests: Array.from({ length: 300 }, () => WEEK.quests[0]) }));
  const result = await world.models("openai-compatible").writeObject(question());
  expect(result).toMatchObject({ value: OTHER_WEEK });
});

test("an older Anthropic model answers through a tool that carries the schema", async () => {
  const planner = { ...world.config("planner", "anthropic"), model: "claude-3-5-haiku-latest" };
  const result = await world.models("anthropic", { models: { planner } }).writeObject(question());
  expect(result).toMatchObject({ value: WEEK });
  expect(world.planner.calls[0]?.body.tools).toMatchObject([{ name: "json" }]);
});
