import fc from "fast-check";
import ICAL from "ical.js";
import { sync as nodeIcal } from "node-ical";
import { convertIcsCalendar } from "ts-ics";
import { describe, expect, test } from "vitest";
import { calendarDay } from "../general/calendar-day.ts";
import { calendarFile, type FileEvent } from "./calendar-file.ts";

const changedAt = new Date("2026-11-17T10:00:00Z");
const timed: FileEvent = {
  questId: "0d5c0b0e-8a2f-4a53-9d3c-0a6f0c1d2e3f",
  title: "Call Ana; ask \\ price, colour\nand “date” 🕯️",
  day: calendarDay("2026-11-19"),
  hours: { start: new Date("2026-11-19T18:00:00Z"), end: new Date("2026-11-19T19:30:00Z") },
  sequence: 3,
  changedAt,
};
const wholeDay: FileEvent = {
  ...timed,
  questId: "1d5c0b0e-8a2f-4a53-9d3c-0a6f0c1d2e3f",
  title: "Plan",
  hours: null,
  sequence: 1,
};
const file = (events: FileEvent[]) =>
  calendarFile({
    events,
    url: "https://quest.example/app",
    host: "quest.example",
    timeZone: "Europe/Berlin",
  });

interface Read {
  uid: string;
  title: string;
  start: string;
  end: string;
  sequence: number;
}

/** What three programs that read calendars make of a file. */
const READERS: Record<string, (text: string) => Read[]> = {
  "ical.js": (text) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((component) => {
      const event = new ICAL.Event(component);
      const time = (value: ICAL.Time) => (value.isDate ? value.toString() : value.toJSDate().toISOString());
      const { uid, summary, startDate, endDate, sequence } = event;
      return { uid, title: summary, start: time(startDate), end: time(endDate), sequence };
    }),
  "node-ical": (text) =>
    Object.values(nodeIcal.parseICS(text)).flatMap((entry) => {
      if (entry?.type !== "VEVENT") return [];
      const time = (value: Date & { dateOnly?: true }) =>
        value.dateOnly
          ? [value.getFullYear(), value.getMonth() + 1, value.getDate()]
              .map((part) => String(part).padStart(2, "0"))
              .join("-")
          : new Date(value).toISOString();
      const { uid, summary, start, end, sequence } = entry;
      return [
        {
          uid,
          title: String(summary),
          start: time(start),
          end: end ? time(end) : "",
          sequence: Number(sequence),
        },
      ];
    }),
  "ts-ics": (text) =>
    (convertIcsCalendar(undefined, text).events ?? []).map(({ uid, summary, start, end, sequence }) => {
      const time = (value: typeof start | null | undefined) =>
        value?.type === "DATE" ? value.date.toISOString().slice(0, 10) : (value?.date.toISOString() ?? "");
      return { uid, title: summary, start: time(start), end: time(end), sequence: sequence ?? -1 };
    }),
};

describe.each(Object.entries(READERS))("%s", (_, read) => {
  test("reads both kinds of events as they are meant", () => {
    expect(read(file([timed, wholeDay]))).toEqual([
      {
        uid: `${timed.questId}@quest.example`,
        title: timed.title,
        start: "2026-11-19T18:00:00.000Z",
        end: "2026-11-19T19:30:00.000Z",
        sequence: 3,
      },
      {
        uid: `${wholeDay.questId}@quest.example`,
        title: "Plan",
        start: "2026-11-19",
        end: "2026-11-20",
        sequence: 1,
      },
    ]);
  });

  test("reads a calendar without events", () => {
    expect(read(file([]))).toEqual([]);
  });

  test("reads any title back", () => {
    const title = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 200 })
      .map((text) => text.replace(/\p{Cc}/gu, "").trim())
      .filter((text) => text.length > 0);
    fc.assert(
      fc.property(title, (text) => {
        expect(read(file([{ ...timed, title: text }])).map((event) => event.title.trim())).toEqual([text]);
      }),
      { numRuns: 200 },
    );
  });
});

test("no line is longer than 75 octets, each ends with CRLF, and no text adds a line of its own", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (title) => {
      const text = file([{ ...timed, title }]);
      expect(text.endsWith("\r\n")).toBe(true);
      const lines = text.split("\r\n");
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
      const names = lines.filter((line) => !line.startsWith(" ")).map((line) => line.split(/[:;]/u)[0]);
      expect(names).toHaveLength(24);
    }),
    { numRuns: 100 },
  );
});
