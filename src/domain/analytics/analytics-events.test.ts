import { expect, test } from "vitest";
import { isAct, knownAction, visitSource } from "./analytics-events.ts";

test.each([
  ["task_complete", "task_complete", true],
  ["page_view", "page_view", false],
  ["heartbeat", "heartbeat", false],
  ["client_error", "client_error", false],
  ["<script>alert(1)</script>", "other", true],
  ["constructor", "other", true],
])("%s is kept as %s", (name, kept, counts) => {
  expect(knownAction(name)).toBe(kept);
  expect(isAct(kept)).toBe(counts);
});

test.each([
  ["newsletter", "newsletter"],
  ["news.example.com", "news.example.com"],
  ["", "Direct"],
  [undefined, "Direct"],
  [42, "Direct"],
  ["=cmd()", "Direct"],
  ["a".repeat(61), "Direct"],
  ["<b>", "Direct"],
])("a visit from %j came from %s", (claimed, source) => {
  expect(visitSource(claimed)).toBe(source);
});
