import { expect, test } from "vitest";
import { MS_PER_MINUTE } from "../general/durations.ts";
import { bySeverity, isToldAgain } from "./alert-delivery.ts";
import type { AlertType } from "./system-health.ts";

const NOW = new Date("2026-11-17T12:00:00Z");

test.each<[AlertType, AlertType | null, number, boolean]>([
  ["warning", null, 0, true],
  ["warning", "warning", 1, false],
  ["warning", "warning", 14, false],
  ["warning", "warning", 15, true],
  ["critical", "critical", 1, false],
  ["critical", "warning", 1, true],
  ["warning", "critical", 1, false],
])("a %s after a %s that ended %i minutes ago is told: %s", (type, before, minutes, isTold) => {
  const resolvedAt = new Date(NOW.getTime() - minutes * MS_PER_MINUTE);
  expect(isToldAgain(type, before ? { type: before, resolvedAt } : undefined, NOW)).toBe(isTold);
});

test("critical stands first, then the newest", () => {
  const alert = (type: "critical" | "warning" | "info", timestamp: string) => ({ type, timestamp });
  const sorted = [
    alert("info", "2026-11-17T11:00:00Z"),
    alert("warning", "2026-11-17T09:00:00Z"),
    alert("critical", "2026-11-17T08:00:00Z"),
    alert("warning", "2026-11-17T10:00:00Z"),
  ].sort(bySeverity);
  expect(sorted.map(({ timestamp }) => timestamp.slice(11, 13))).toEqual(["08", "10", "09", "11"]);
});
