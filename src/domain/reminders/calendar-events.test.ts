import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type CalendarDay, calendarDay, dayAt } from "../general/calendar-day.ts";
import { emptySchedule, WEEKDAYS } from "../onboarding/weekly-schedule.ts";
import { calendarEvents } from "./calendar-events.ts";

const today = calendarDay("2026-03-24");
let made = 0;
const quest = (dueDay: string, estimatedHours = 1, title = `Quest ${++made}`) => ({
  id: `id-${title}`,
  title,
  dueDay: calendarDay(dueDay),
  createdAt: `2026-03-01T00:00:0${made % 10}Z`,
  estimatedHours,
});

function everyDay(startTime = "19:00", endTime = "21:00") {
  const schedule = emptySchedule();
  for (const day of WEEKDAYS) schedule[day] = { available: true, startTime, endTime };
  return schedule;
}

const shown = (
  quests: ReturnType<typeof quest>[],
  schedule: ReturnType<typeof everyDay> | null = everyDay(),
) =>
  calendarEvents(quests, { schedule, today }, "Europe/Berlin").map(({ title, day, hours }) =>
    hours ? `${title} ${hours.start.toISOString()} ${hours.end.toISOString()}` : `${title} ${day}`,
  );

test("quests of a day follow each other; what does not fit takes the whole day", () => {
  expect(
    shown([quest("2026-03-25", 1, "A"), quest("2026-03-25", 4, "B"), quest("2026-03-25", 0.5, "C")]),
  ).toEqual([
    "A 2026-03-25T18:00:00.000Z 2026-03-25T19:00:00.000Z",
    "B 2026-03-25",
    "C 2026-03-25T19:00:00.000Z 2026-03-25T19:30:00.000Z",
  ]);
});

test("the local time stays when the clock is put forward", () => {
  expect(shown([quest("2026-03-28", 1, "Sat"), quest("2026-03-29", 1, "Sun")])).toEqual([
    "Sat 2026-03-28T18:00:00.000Z 2026-03-28T19:00:00.000Z",
    "Sun 2026-03-29T17:00:00.000Z 2026-03-29T18:00:00.000Z",
  ]);
});

test("an overdue quest stands today; without a schedule it takes the whole day", () => {
  expect(shown([quest("2026-03-01", 1, "Old")], null)).toEqual(["Old 2026-03-24"]);
});

test("of quests with the same title the oldest stands, as in the app", () => {
  const twice = [quest("2026-03-25", 1, "Same"), { ...quest("2026-03-26", 1, "Same"), id: "other" }];
  expect(shown(twice)).toHaveLength(1);
});

test("each quest has one event on its day, none overlap, none ends before it begins", () => {
  const zones = ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Beirut"];
  const anyQuest = fc.record({
    ahead: fc.integer({ min: -5, max: 400 }),
    hours: fc.constantFrom(1 / 6, 0.5, 1, 2, 16),
  });
  fc.assert(
    fc.property(
      fc.array(anyQuest, { maxLength: 30 }),
      fc.constantFrom(...zones),
      fc.constantFrom("00:00", "01:30", "02:30", "19:00", "22:15"),
      (quests, zone, startTime) => {
        const calendar = { schedule: everyDay(startTime, "23:45"), today };
        const given = quests.map(({ ahead, hours }, index) =>
          quest(addDays(today, ahead), hours, `Q${index}`),
        );
        const events = calendarEvents(given, calendar, zone);
        expect(events).toHaveLength(given.length);
        const latest = new Map<CalendarDay, Date>();
        for (const { day, hours } of events) {
          if (!hours) continue;
          expect(hours.end.getTime()).toBeGreaterThan(hours.start.getTime());
          expect(dayAt(hours.start, zone)).toBe(day);
          expect(hours.start.getTime()).toBeGreaterThanOrEqual((latest.get(day) ?? new Date(0)).getTime());
          latest.set(day, hours.end);
        }
      },
    ),
    { numRuns: 300 },
  );
});
