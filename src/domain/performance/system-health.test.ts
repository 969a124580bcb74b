import { expect, test } from "vitest";
import { type HealthFigures, systemHealth } from "./system-health.ts";

const CALM: HealthFigures = { openAlerts: [], averageResponseMs: 40, errorRate: 0 };

test.each<[string, Partial<HealthFigures>, string]>([
  ["calm", {}, "excellent"],
  ["just quick enough", { averageResponseMs: 199.9, errorRate: 0.0049 }, "excellent"],
  ["slow", { averageResponseMs: 200 }, "good"],
  ["some errors", { errorRate: 0.005 }, "good"],
  ["no request yet", { averageResponseMs: null, errorRate: null }, "good"],
  ["an open warning", { openAlerts: ["warning"] }, "warning"],
  ["an open warning while slow", { openAlerts: ["warning"], averageResponseMs: 900 }, "warning"],
  ["one critical among warnings", { openAlerts: ["warning", "critical", "warning"] }, "critical"],
])("%s", (_what, change, health) => expect(systemHealth({ ...CALM, ...change })).toBe(health));
