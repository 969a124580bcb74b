import { beforeEach, expect, test } from "vitest";
import { lastActions } from "./action-text.ts";
import { track } from "./analytics-queue.ts";
import { forgetActions } from "./last-actions.ts";

beforeEach(forgetActions);

test("the last ten actions are kept for feedback, without those about the feedback itself", () => {
  expect(lastActions()).toBe("Not recorded");
  for (const name of ["Report Issue", "Feedback", "Submit", "Close", "Cancel"]) track("button_click", name);
  track("form_submit", "New Quest");
  expect(lastActions()).toBe("Not recorded");
  for (let count = 1; count <= 11; count += 1) track("button_click", String(count));
  expect(lastActions()).toBe(Array.from({ length: 10 }, (_, index) => `Pressed ${index + 2}`).join(" → "));
});

test("actions are described in words", () => {
  track("page_view", "/leaderboard");
  track("task_start", "Operations");
  track("task_complete", "Product");
  track("task_reject", "Sales");
  track("tool_launch", "Canva");
  track("mentor_ask", "new");
  expect(lastActions()).toBe(
    "Opened /leaderboard → Started an Operations quest → Completed a Product quest → Called a Sales quest not relevant → Opened Canva → Asked the mentor",
  );
});

test("events that the page sends by itself are not actions of a person", () => {
  track("heartbeat", "");
  track("feature_used", "Dashboard");
  track("client_error", "TypeError");
  expect(lastActions()).toBe("Not recorded");
});
