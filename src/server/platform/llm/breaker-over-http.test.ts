import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { type ModelWorld, openModelWorld, PROVIDERS, type Provider } from "#server/testing/model-world.ts";

let world: ModelWorld;
let userId: string;
beforeAll(async () => {
  world = await openModelWorld();
  userId = await world.person();
});
afterAll(() => world.close());
beforeEach(() => {
  for (const server of [world.planner, world.mentor]) {
    server.behave("none");
    server.calls.splice(0);
  }
});

function openTalk(provider: Provider) {
  const models = world.models(provider);
  return () =>
    models.writeText({
      role: "mentor",
      system: "Be kind.",
      messages: [{ role: "user", content: "Hello" }],
      userId,
      now: world.clock.now(),
    });
}

test.each(PROVIDERS)(
  "%s: after three failures the model is left alone, then probed once",
  async (provider) => {
    const ask = openTalk(provider);
    world.mentor.behave({ kind: "status", status: 500 });
    for (let turn = 0; turn < 5; turn++) await ask();
    expect(world.mentor.calls).toHaveLength(3);
    expect(world.planner.calls).toHaveLength(5);

    world.advance(31 * MS_PER_SECOND);
    await Promise.all([ask(), ask(), ask()]);
    expect(world.mentor.calls).toHaveLength(4);

    world.mentor.behave("none");
    world.advance(31 * MS_PER_SECOND);
    await ask();
    expect(world.mentor.calls).toHaveLength(4);
    world.advance(30 * MS_PER_SECOND);
    expect(await ask()).toMatchObject({ model: world.config("mentor", provider).model });
    expect(await ask()).toMatchObject({ model: world.config("mentor", provider).model });
  },
);

test.each(PROVIDERS)("%s: Retry-After is obeyed at once, in seconds and as a date", async (provider) => {
  const inTwentySeconds = () => new Date(world.clock.now().getTime() + 20 * MS_PER_SECOND).toUTCString();
  for (const retryAfter of [() => "20", inTwentySeconds]) {
    const ask = openTalk(provider);
    world.mentor.calls.splice(0);
    world.mentor.behave({ kind: "status", status: 429, retryAfter: retryAfter() });
    await ask();
    world.mentor.behave("none");
    world.advance(15 * MS_PER_SECOND);
    await ask();
    expect(world.mentor.calls).toHaveLength(1);
    world.advance(6 * MS_PER_SECOND);
    expect(await ask()).toMatchObject({ model: world.config("mentor", provider).model });
  }
});

test.each([
  ["a filter", { kind: "filter" } as const],
  ["a complaint about the request", { kind: "status", status: 400 } as const],
])("%s is about one person's words and leaves the model open to others", async (_name, mischief) => {
  const ask = openTalk("openai-compatible");
  world.mentor.behave(mischief);
  for (let turn = 0; turn < 6; turn++) await ask();
  expect(world.mentor.calls).toHaveLength(6);
});

test("a stop is no failure, and gives the probe to the next", async () => {
  const models = world.models("anthropic");
  const ask = (signal?: AbortSignal) =>
    models.writeText({
      role: "mentor",
      system: "",
      messages: [{ role: "user", content: "?" }],
      userId,
      now: world.clock.now(),
      signal,
    });
  world.mentor.behave({ kind: "status", status: 500 });
  for (let turn = 0; turn < 3; turn++) await ask();
  world.advance(31 * MS_PER_SECOND);
  world.mentor.behave("hang");
  const stop = new AbortController();
  const stopped = ask(stop.signal);
  await expect.poll(() => world.mentor.calls.length).toBe(4);
  stop.abort();
  expect(await stopped).toMatchObject({ isStopped: true });
  world.mentor.behave({ kind: "status", status: 500 });
  await ask();
  await ask();
  expect(world.mentor.calls).toHaveLength(5);
});
