import { expect, test } from "vitest";
import { isPresetOn, SCHEDULE_PRESETS, scheduleText, togglePreset } from "./schedule-presets.ts";
import { emptySchedule, type WeeklySchedule } from "./weekly-schedule.ts";

const [evenings, weekends] = SCHEDULE_PRESETS;
if (!evenings || !weekends) throw new Error("A preset is missing");

const both = togglePreset(togglePreset(emptySchedule(), evenings), weekends);
const withMonday: WeeklySchedule = {
  ...emptySchedule(),
  monday: { available: true, startTime: "09:00", endTime: "17:00" },
};

test.each([
  ["nothing", emptySchedule(), ""],
  ["one day", withMonday, "Mon 09:00 to 17:00"],
  ["evenings", togglePreset(emptySchedule(), evenings), "Mon to Fri 19:00 to 21:00"],
  ["evenings and weekends", both, "Mon to Fri 19:00 to 21:00, Sat to Sun 10:00 to 14:00"],
  [
    "a free Monday among them",
    { ...both, monday: emptySchedule().monday },
    "Tue to Fri 19:00 to 21:00, Sat to Sun 10:00 to 14:00",
  ],
  ["days apart", { ...withMonday, wednesday: withMonday.monday }, "Mon 09:00 to 17:00, Wed 09:00 to 17:00"],
])("says %s", (_name, schedule, text) => {
  expect(scheduleText(schedule)).toBe(text);
});

test("a preset is on when all of its days have its hours", () => {
  expect(isPresetOn(both, evenings)).toBe(true);
  expect(isPresetOn({ ...both, friday: emptySchedule().friday }, evenings)).toBe(false);
  expect(isPresetOn(withMonday, evenings)).toBe(false);
});

test("a second tap takes its days back and leaves the others", () => {
  expect(togglePreset(both, evenings)).toEqual(togglePreset(emptySchedule(), weekends));
  expect(togglePreset(withMonday, weekends).monday).toEqual(withMonday.monday);
});
