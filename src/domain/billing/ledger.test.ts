import { expect, test } from "vitest";
import { paidSince, subscriptionEnd } from "./ledger.ts";

const at = (day: string) => new Date(`${day}T08:00:00Z`);
const period = (from: string, to: string) => ({ periodStart: at(from), periodEnd: at(to) });

test.each([
  ["one period", [period("2026-03-01", "2026-04-01")], "2026-03-01"],
  [
    "periods in any order",
    [period("2026-02-01", "2026-03-01"), period("2026-03-01", "2026-04-01")],
    "2026-02-01",
  ],
  [
    "an earlier subscription, after a pause",
    [period("2025-11-01", "2025-12-01"), period("2026-03-01", "2026-04-01")],
    "2026-03-01",
  ],
  [
    "a renewal that was invoiced two days late",
    [period("2026-02-01", "2026-03-01"), period("2026-03-03", "2026-04-01")],
    "2026-02-01",
  ],
  ["no period known", [], "2026-03-01"],
])("paid since: %s", (_, periods, since) => {
  expect(paidSince(at("2026-04-01"), periods)).toEqual(at(since));
});

const GOING_ON = {
  state: "active",
  paidUntil: at("2026-04-01"),
  cancelsAtEnd: false,
  stateBefore: "active",
} as const;

test.each([
  ["goes on", {}, null],
  ["is cancelled and paid until then", { cancelsAtEnd: true }, { at: at("2026-04-01"), reason: "cancelled" }],
  ["waits for a retry", { state: "past_due" }, null],
  ["was given up", { state: "ended", stateBefore: "past_due" }, { at: at("2026-04-08"), reason: "unpaid" }],
  ["ended with its period", { state: "ended" }, { at: at("2026-04-01"), reason: "cancelled" }],
] as const)("a subscription that %s", (_, change, end) => {
  expect(subscriptionEnd({ ...GOING_ON, ...change }, at("2026-04-08"))).toEqual(end);
});

test("a subscription that is ended within its period ends at once", () => {
  const ended = { ...GOING_ON, state: "ended" } as const;
  expect(subscriptionEnd(ended, at("2026-03-20"))).toEqual({ at: at("2026-03-20"), reason: "cancelled" });
});
