import { csvText } from "../general/csv.ts";
import { ENGLISH, type Speech } from "../general/speech.ts";
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

/** For reading, so in the reader's language; the CSV is for programs. */
export function logbookMarkdown(entries: readonly LogbookEntry[], speech: Speech = ENGLISH): string {
  const { language, t } = speech;
  const months = byMonth(entries).map(({ month, entries: ofMonth }) =>
    [`## ${monthText(month, language)}`, ...ofMonth.map((entry) => entryMarkdown(entry, speech))].join(
      "\n\n",
    ),
  );
  return `${[`# ${t("Founder's logbook")}`, ...months].join("\n\n")}\n`;
}

function entryMarkdown(entry: LogbookEntry, { language, t }: Speech): string {
  const { outcome, notes, link, metric, timeSpentSec } = entry;
  const facts = [
    plain(t(entry.category)),
    outcome && t(outcomeWord(outcome)),
    metric && plain(metricText(metric, language)),
    timeSpentSec === null ? null : t(timeSpentText(timeSpentSec)),
  ].filter(Boolean);
  const lines = [
    `### ${dayText(entry.day, language)}: ${plain(entry.title)}`,
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
