import fc from "fast-check";
import { expect, test } from "vitest";
import { actionEventSchema } from "#contracts/analytics-ingest.ts";
import { PAGE_PATHS } from "#contracts/pages/pages.ts";
import { knownAction, OTHER, visitSource } from "#domain/analytics/analytics-events.ts";
import { plainLine, plausibleTime, readEvent, readTime } from "./read-event.ts";

const NOW = new Date("2026-11-15T12:00:00.000Z");
const EVENT = {
  action: "button_click",
  element: "Start",
  page: "/app",
  metadata: { sessionId: "tab", seq: 1 },
};

/** What the contract makes of an event, in the reader's terms. */
function readByContract(raw: unknown) {
  const { data } = actionEventSchema.safeParse(raw);
  if (!data) return null;
  const { sessionId, timestamp, seq, source, activeTime, seconds, ...details } = data.metadata;
  return {
    visitId: sessionId,
    action: knownAction(data.action),
    element: plainLine(data.element),
    page: (PAGE_PATHS as readonly string[]).includes(data.page) ? data.page : OTHER,
    at: plausibleTime(readTime(timestamp), NOW),
    number: seq ?? expect.toSatisfy((number: number) => number < 0),
    details: Object.keys(details).length > 0 ? JSON.stringify(details) : null,
    ...(source !== undefined && { source: visitSource(source) }),
    ...(activeTime !== undefined && { activeSeconds: activeTime }),
    ...(seconds !== undefined && { seconds }),
  };
}

const withMetadata = (metadata: object) => ({ ...EVENT, metadata: { ...EVENT.metadata, ...metadata } });

test.each([
  ["no object", "x", false],
  ["nothing", null, false],
  ["a list", [EVENT], false],
  ["a list for metadata", { ...EVENT, metadata: [] }, false],
  ["no metadata", { action: "login" }, false],
  ["no action", { metadata: EVENT.metadata }, false],
  ["an empty action", { ...EVENT, action: "" }, false],
  ["an action that is too long", { ...EVENT, action: "a".repeat(501) }, false],
  ["half a character", { ...EVENT, action: "a\ud83d" }, false],
  ["no visit", { ...EVENT, metadata: { seq: 1 } }, false],
  ["an empty visit", withMetadata({ sessionId: "" }), false],
  ["a visit that is too long", withMetadata({ sessionId: "v".repeat(101) }), false],
  ["details that just fit", withMetadata({ a: "x".repeat(2_040) }), true],
  ["one byte more", withMetadata({ a: "x".repeat(2_041) }), false],
  ["as many bytes in fewer characters", withMetadata({ a: "é".repeat(1_021) }), false],
  ["a NUL in the details", withMetadata({ a: "a\0b" }), false],
  ["half a character in a detail's name", withMetadata({ "\udc00": 1 }), false],
  ["a whole one", withMetadata({ a: "🏔️" }), true],
  ["only what is needed", { action: "login", metadata: { sessionId: "tab" } }, true],
  ["fields it does not know", { ...EVENT, userId: "somebody" }, true],
  ["an element that is no text", { ...EVENT, element: 7 }, true],
  ["a page that is too long", { ...EVENT, page: "p".repeat(501) }, true],
  ["a number that is none", withMetadata({ seq: "1" }), true],
  ["a number below zero", withMetadata({ seq: -1 }), true],
  ["seconds below zero", withMetadata({ activeTime: -1, seconds: -1 }), true],
  ["half a second", withMetadata({ activeTime: 0.5, seconds: 0.5 }), true],
  ["a day and a second", withMetadata({ activeTime: 86_401, seconds: 86_401 }), true],
  ["a source that is no text", withMetadata({ source: 42 }), true],
  ["a time that is none", withMetadata({ timestamp: "yesterday" }), true],
])("%s: reader and contract agree", (_what, raw, isAccepted) => {
  expect(readEvent(raw, NOW)).toEqual(readByContract(raw));
  expect(readEvent(raw, NOW) !== null).toBe(isAccepted);
});

test("reader and contract agree on whatever else arrives", () => {
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.string({ unit: "binary" }),
    fc.integer(),
    fc.double(),
  );
  const field = <T>(likely: fc.Arbitrary<T>) => fc.oneof({ weight: 4, arbitrary: likely }, odd);
  const metadata = fc.record(
    {
      sessionId: field(fc.uuid()),
      timestamp: field(fc.date({ noInvalidDate: true }).map((date) => date.toISOString())),
      seq: field(fc.nat()),
      source: field(fc.string()),
      activeTime: field(fc.nat({ max: 90_000 })),
      seconds: field(fc.nat({ max: 90_000 })),
      detail: odd,
    },
    { requiredKeys: [] },
  );
  const event = fc.record(
    {
      action: field(fc.constantFrom("login", "page_view", "made_up")),
      element: field(fc.string()),
      page: field(fc.constantFrom(...PAGE_PATHS)),
      metadata: field(metadata),
    },
    { requiredKeys: ["action", "metadata"] },
  );
  // As it arrives: through JSON, whose reader lets no `__proto__` pass.
  const arrived = fc.oneof(event, odd).map((value) => JSON.stringify(value ?? null));
  fc.assert(
    fc.property(
      arrived.filter((json) => !json.includes("__proto__")),
      (json) => {
        const raw: unknown = JSON.parse(json);
        expect(readEvent(raw, NOW)).toEqual(readByContract(raw));
      },
    ),
    { numRuns: 1_000 },
  );
});
