import { expect, test } from "vitest";
import { calendarDay } from "../general/calendar-day.ts";
import { digestWords } from "./digest.ts";

const today = calendarDay("2026-11-17");
const on = (day: string, title = "Write the page", estimatedHours = 1, dueDay = day) => ({
  title,
  day: calendarDay(day),
  dueDay: calendarDay(dueDay),
  estimatedHours,
});
const NOTHING = { quests: 0, xp: 0, titles: [] as string[] };
const facts = (
  quests: ReturnType<typeof on>[],
  done: Partial<typeof NOTHING> = {},
  isReviewOpen = false,
) => ({
  today,
  quests,
  done: { ...NOTHING, ...done },
  isReviewOpen,
});

test.each([
  ["daily", facts([])],
  ["daily", facts([on("2026-11-18")], { quests: 3, xp: 100 })],
  ["weekly", facts([])],
  ["weekly", facts([on("2026-11-24")])],
  ["off", facts([on("2026-11-17")])],
] as const)("%s has nothing to say of %j", (frequency, of) => {
  expect(digestWords(frequency, of)).toBeNull();
});

test("daily names what stands today", () => {
  const words = digestWords("daily", facts([on("2026-11-17", "Call Ana", 0.5), on("2026-11-18", "Later")]));
  expect(words).toMatchObject({ subject: "Today: 1 quest", list: ["Call Ana (30 min)"] });
  expect(words?.paragraphs).toHaveLength(1);
});

test("daily says that something is from earlier days", () => {
  const words = digestWords("daily", facts([on("2026-11-17", "Old", 2, "2026-11-12"), on("2026-11-17")]));
  expect(words?.subject).toBe("Today: 2 quests");
  expect(words?.paragraphs[0]).toContain("earlier days");
});

test("a long list is cut, and says so", () => {
  const words = digestWords(
    "daily",
    facts(Array.from({ length: 11 }, (_, index) => on("2026-11-17", `Q${index}`))),
  );
  expect(words?.list).toHaveLength(9);
  expect(words?.list.at(-1)).toBe("and 3 more");
});

test("weekly looks back and ahead", () => {
  const words = digestWords("weekly", facts([on("2026-11-19", "Call Ana")], { quests: 3, xp: 150 }));
  expect(words).toMatchObject({
    subject: "Your week: 1 quest ahead",
    paragraphs: ["In the last seven days you finished 3 quests and earned 150 XP.", "The next seven days:"],
    list: ["Thu: Call Ana (1 h)"],
  });
});

test("weekly with nothing ahead still says what was done", () => {
  const words = digestWords("weekly", facts([], { quests: 1, xp: 25 }));
  expect(words).toMatchObject({ subject: "Your week", list: [] });
  expect(words?.paragraphs).toContain("Nothing is planned for the next seven days.");
});

test("weekly names at most three wins, and leads to the review while it is open", () => {
  const done = { quests: 4, xp: 175, titles: ["A", "B", "C", "D"] };
  const words = digestWords("weekly", facts([], done, true));
  expect(words?.paragraphs).toContain("Your wins: “A”, “B”, “C”.");
  expect(words).toMatchObject({ button: "Open the review", path: "/review" });
});
