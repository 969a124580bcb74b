import { csvText } from "../general/csv.ts";
import { isWebAddress } from "../network/web-address.ts";
import {
  byMonth,
  dayText,
  type LogbookEntry,
  metricText,
  monthText,
  outcomeWord,
  timeSpentText,
} from "./logbook.ts";

const CSV_COLUMNS = [
  "Day",
  "Title",
  "Category",
  "Outcome",
  "Notes",
  "Link",
  "Metric",
  "Value",
  "Minutes spent",
];

export function logbookCsv(entries: readonly LogbookEntry[]): string {
  const rows = entries.map(({ day, title, category, outcome, notes, link, metric, timeSpentSec }) => [
    day,
    title,
    category,
    outcome && outcomeWord(outcome),
    notes,
    link,
    metric?.name ?? null,
    metric?.value ?? null,
    timeSpentSec === null ? null : Math.round(timeSpentSec / 60),
  ]);
  return csvText([CSV_COLUMNS, ...rows]);
}

export function logbookMarkdown(entries: readonly LogbookEntry[]): string {
  const months = byMonth(entries).map(({ month, entries: ofMonth }) =>
    [`## ${monthText(month)}`, ...ofMonth.map(entryMarkdown)].join("\n\n"),
  );
  return `${["# Founder's logbook", ...months].join("\n\n")}\n`;
}

function entryMarkdown(entry: LogbookEntry): string {
  const { outcome, notes, link, metric, timeSpentSec } = entry;
  const facts = [
    plain(entry.category),
    outcome && outcomeWord(outcome),
    metric && plain(metricText(metric)),
    timeSpentSec === null ? null : timeSpentText(timeSpentSec),
  ].filter(Boolean);
  const lines = [
    `### ${dayText(entry.day)}: ${plain(entry.title)}`,
    "",
    facts.join(" · "),
    ...(notes ? ["", ...notes.split(/\r\n|\r|\n/u).map((line) => `> ${plain(line)}`.trimEnd())] : []),
    ...(link ? ["", isWebAddress(link) ? `<${link}>` : plain(link)] : []),
  ];
  return lines.join("\n");
}

/** Escapes user text so that it creates no heading, link, picture or tag in Markdown. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|!~]/gu, "\\$&").replace(/\s*[\r\n]+\s*/gu, " ");
}
