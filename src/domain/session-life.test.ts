import { expect, test } from "vitest";
import { isSessionAlive, SESSION_IDLE_MS } from "./session-life.ts";

const now = new Date("2026-11-15T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);

test.each(["member", "admin"] as const)("a %s session ends exactly at its idle limit", (role) => {
  expect(isSessionAlive(ago(SESSION_IDLE_MS[role] - 1), role, now)).toBe(true);
  expect(isSessionAlive(ago(SESSION_IDLE_MS[role]), role, now)).toBe(false);
});

test("members slide for 30 days, admins for 12 hours", () => {
  expect(SESSION_IDLE_MS).toEqual({ member: 30 * 86_400_000, admin: 12 * 3_600_000 });
});
