import { addDays, type CalendarDay } from "../general/calendar-day.ts";
import type { CalendarEvent } from "./calendar-events.ts";

export interface FileEvent extends CalendarEvent {
  readonly sequence: number;
  readonly changedAt: Date;
}

export interface CalendarFile {
  readonly events: readonly FileEvent[];
  /** Where an event leads. */
  readonly url: string;
  /** Behind the @ of the events' ids. */
  readonly host: string;
  readonly timeZone: string;
}

/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** An iCalendar file (RFC 5545) of all events, in a fixed order. Times are in UTC, so it needs no zone rules. */
export function calendarFile({ events, url, host, timeZone }: CalendarFile): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//SideQuest//Quests//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "NAME:SideQuest",
    "X-WR-CALNAME:SideQuest",
    `X-WR-TIMEZONE:${escaped(timeZone)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...events.flatMap((event) => eventLines(event, url, host)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(event: FileEvent, url: string, host: string): string[] {
  const { questId, title, day, hours, sequence, changedAt } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${questId}@${host}`,
    `DTSTAMP:${instant(changedAt)}`,
    `LAST-MODIFIED:${instant(changedAt)}`,
    `SEQUENCE:${sequence}`,
    ...(hours
      ? [`DTSTART:${instant(hours.start)}`, `DTEND:${instant(hours.end)}`]
      : [`DTSTART;VALUE=DATE:${date(day)}`, `DTEND;VALUE=DATE:${date(addDays(day, 1))}`]),
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    // Others who see the calendar do not read it as busy.
    "TRANSP:TRANSPARENT",
    "STATUS:CONFIRMED",
    "END:VEVENT",
  ];
}

const date = (day: CalendarDay) => day.replaceAll("-", "");
const instant = (time: Date) => `${time.toISOString().slice(0, 19).replace(/[-:]/gu, "")}Z`;

/** A line break, however it is written, becomes one that the format knows; other control characters go. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replace(/\r\n|[\n\r\u2028\u2029]/gu, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** Breaks a long line between characters; each further line begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
