import { expect, test } from "vitest";
import { advance, afterPayment, paidUntil, type SandboxSubscription } from "./sandbox-life.ts";

const at = (text: string) => new Date(`${text}Z`);
const opened: SandboxSubscription = {
  state: "incomplete",
  card: null,
  startedAt: at("2026-01-31T10:00:00"),
  periods: 0,
  cancelsAtEnd: false,
};
const paid = afterPayment(opened, "success", at("2026-01-31T11:00:00"));

test("the first payment starts the first month", () => {
  expect(paidUntil(opened)).toBeNull();
  expect(paid).toMatchObject({ state: "active", periods: 1 });
  expect(paidUntil(paid)).toEqual(at("2026-02-28T11:00:00"));
});

test("a payment that nobody makes expires after 23 hours", () => {
  expect(advance(opened, at("2026-02-01T08:59:59")).subscription.state).toBe("incomplete");
  expect(advance(opened, at("2026-02-01T09:00:00")).subscription.state).toBe("ended");
});

test("a good card renews each month, also several that nobody looked at", () => {
  expect(advance(paid, at("2026-02-28T10:59:59")).renewals).toEqual([]);
  const { subscription, renewals } = advance(paid, at("2026-04-30T11:00:00"));
  expect(renewals.map(({ end }) => end)).toEqual(
    ["2026-03-31T11:00:00", "2026-04-30T11:00:00", "2026-05-31T11:00:00"].map(at),
  );
  expect(subscription).toMatchObject({ state: "active", periods: 4 });
});

test("a failing card leaves the renewal open, and the subscription ends after a week", () => {
  const failing = { ...paid, card: "fails_later" as const };
  const { subscription, renewals } = advance(failing, at("2026-02-28T11:00:00"));
  expect(renewals).toMatchObject([{ status: "open" }]);
  expect(subscription).toMatchObject({ state: "past_due", periods: 1 });
  expect(advance(subscription, at("2026-03-07T10:59:59"))).toMatchObject({
    subscription: { state: "past_due" },
    renewals: [],
  });
  expect(advance(subscription, at("2026-03-07T11:00:00")).subscription.state).toBe("ended");
});

test("an open renewal that is paid counts from where the last month ended", () => {
  const { subscription } = advance({ ...paid, card: "fails_later" }, at("2026-03-01T00:00:00"));
  const again = afterPayment(subscription, "success", at("2026-03-02T00:00:00"));
  expect(again.state).toBe("active");
  expect(paidUntil(again)).toEqual(at("2026-03-31T11:00:00"));
});

test("a cancelled one ends with its month and is not charged again", () => {
  const cancelled = { ...paid, cancelsAtEnd: true };
  expect(advance(cancelled, at("2026-02-28T10:59:59")).subscription.state).toBe("active");
  expect(advance(cancelled, at("2027-01-01T00:00:00"))).toMatchObject({
    subscription: { state: "ended", periods: 1 },
    renewals: [],
  });
});

test("an ended subscription stays ended", () => {
  const ended = { ...paid, state: "ended" as const };
  expect(advance(ended, at("2030-01-01T00:00:00"))).toEqual({ subscription: ended, renewals: [] });
});
