import { expect, test } from "vitest";
import { systemHealth } from "./system-health.ts";

const CALM = {
  requests: 500,
  averageResponseMs: 40,
  errorRate: 0,
  cpu: 20,
  memory: 40,
  generationSuccess: 1,
};

test.each([
  ["calm", {}, "excellent"],
  ["slow", { averageResponseMs: 200 }, "good"],
  ["some errors", { errorRate: 0.005 }, "good"],
  ["2 % errors", { errorRate: 0.02 }, "warning"],
  ["5 % errors", { errorRate: 0.05 }, "critical"],
  ["5 % errors of few requests", { errorRate: 0.05, requests: 19 }, "good"],
  ["CPU at 75", { cpu: 75 }, "warning"],
  ["memory at 90", { memory: 90 }, "critical"],
  ["94 % of generations", { generationSuccess: 0.94 }, "warning"],
  ["79 % of generations", { generationSuccess: 0.79 }, "critical"],
  ["no generation", { generationSuccess: null }, "excellent"],
])("%s", (_what, change, health) => expect(systemHealth({ ...CALM, ...change })).toBe(health));
