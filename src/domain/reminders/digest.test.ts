import { expect, test } from "vitest";
import { calendarDay } from "../general/calendar-day.ts";
import { type DigestReview, digestWords } from "./digest.ts";

const today = calendarDay("2026-11-17");
const on = (day: string, title = "Write the page", estimatedHours = 1, dueDay = day) => ({
  title,
  day: calendarDay(day),
  dueDay: calendarDay(dueDay),
  estimatedHours,
});
const facts = (quests: ReturnType<typeof on>[], review: DigestReview | null = null) => ({
  today,
  quests,
  review,
});
const WEEK: DigestReview = {
  wins: [
    { text: "The page is live", about: "Thu, on your path" },
    { text: "Ask a buyer", about: "Mon, in part, 24 min, +25 XP" },
    { text: "Ana bought two sets", about: "" },
  ],
  number: { kind: "money", currency: "usd", values: [0, 11_400, 15_200] },
  quests: 3,
  isClosed: false,
};
const EMPTY: DigestReview = { ...WEEK, wins: [], number: null, quests: 0 };

test.each([
  ["daily", facts([])],
  ["daily", facts([on("2026-11-18")], WEEK)],
  ["weekly", facts([])],
  ["weekly", facts([on("2026-11-24")], EMPTY)],
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

test("weekly is the draft of the review: its wins, its first number, the way to it, and what comes", () => {
  expect(digestWords("weekly", facts([on("2026-11-19", "Call Ana")], WEEK))).toEqual({
    subject: "Your week: 1 quest ahead",
    preheader: "Your weekly review is drafted: look back and set your next hours. Five minutes.",
    paragraphs: [
      "Your wins:\nThe page is live (Thu, on your path)\nAsk a buyer (Mon, in part, 24 min, +25 XP)\nAna bought two sets",
      "One number. Money in: $152, $38 more than the week before.",
      "Your weekly review is drafted: look back and set your next hours. Five minutes.",
      "The next seven days:",
    ],
    list: ["Thu: Call Ana (1 h)"],
    button: "Open the review",
    path: "/review",
    because: "you asked for a mail once a week",
  });
});

test("weekly with nothing ahead still says what was done; once the week is closed it leads to the app", () => {
  const words = digestWords("weekly", facts([], { ...WEEK, isClosed: true }));
  expect(words).toMatchObject({ subject: "Your week", list: [], button: "Open your week", path: "/app" });
  expect(words?.paragraphs).toContain("Nothing is planned for the next seven days.");
  expect(words?.paragraphs.join()).not.toContain("is drafted");
});

test("before the first week there is nothing to look back on", () => {
  const words = digestWords("weekly", facts([on("2026-11-19")]));
  expect(words?.paragraphs).toEqual(["The next seven days:"]);
});

test("an empty week says no number and no wins", () => {
  const words = digestWords("weekly", facts([on("2026-11-19")], EMPTY));
  expect(words?.paragraphs).toHaveLength(2);
});
