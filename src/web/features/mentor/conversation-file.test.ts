import { expect, test } from "vitest";
import { exchange } from "#web/testing/mentor.tsx";
import { conversationFile } from "./conversation-file.ts";

test("every question and every attempt stands in the file", () => {
  const twice = exchange(1, { prompt: "# Not a heading\nsecond line" });
  const [first] = twice.attempts;
  if (first) twice.attempts.push({ ...first, text: "Better", model: "", isStopped: true });
  const { name, text } = conversationFile("2026-11-12T12:34:56.000Z", [twice, exchange(2)]);
  expect(name).toBe("sidequest-mentor-2026-11-12.md");
  expect(text).toBe(`# Conversation with the AI Mentor

Exported 2026-11-12 12:34 UTC

## You, 2026-11-12 10:00 UTC

> # Not a heading
> second line

### AI Mentor (Model A), 2026-11-12 10:00 UTC, attempt 1 of 2

Answer 1

### AI Mentor, 2026-11-12 10:00 UTC, attempt 2 of 2

Better

*Stopped here.*

## You, 2026-11-12 10:00 UTC

> Question 2

### AI Mentor (Model A), 2026-11-12 10:00 UTC

Answer 2
`);
});
