import { expect, test } from "vitest";
import { createPresence } from "./presence.ts";

test("people count once, visitors by tab, and both for 90 seconds", async () => {
  let now = 0;
  const presence = createPresence({ now: () => new Date(now) });
  presence.seen("tab 1", "maya");
  presence.seen("tab 2", "maya");
  presence.seen("tab 3", null);
  now = 60_000;
  presence.seen("tab 2", "maya");
  expect(await presence.count()).toEqual({ people: 1, visitors: 1 });
  now = 89_999;
  expect(await presence.count()).toEqual({ people: 1, visitors: 1 });
  now = 90_000;
  expect(await presence.count()).toEqual({ people: 1, visitors: 0 });
  now = 150_000;
  expect(await presence.count()).toEqual({ people: 0, visitors: 0 });
});

test("a tab that signs in is a person from then on", async () => {
  const presence = createPresence({ now: () => new Date(0) });
  presence.seen("tab", null);
  presence.seen("tab", "maya");
  expect(await presence.count()).toEqual({ people: 1, visitors: 0 });
});
