import type { ReportView } from "#contracts/report.ts";
import { formatShare } from "#domain/analytics/figures.ts";
import { type CsvCell, csvText } from "#domain/general/csv.ts";

type Row = readonly [section: string, name: string, value: CsvCell];

/** One row per figure: section, name, value. A figure without data is an empty cell. */
export function reportCsv(report: ReportView): string {
  const { insights, recommendations, hasDemoPeople, ...figures } = report;
  return csvText([
    ["section", "name", "value"],
    ...(hasDemoPeople ? [["report", "demo", "Made-up people are counted here"] as Row] : []),
    ...Object.entries(figures).flatMap(([section, value]) =>
      value === undefined
        ? []
        : isGroup(value)
          ? rowsOf(section, value)
          : [["report", section, value] as Row],
    ),
    ...insights.map(
      ({ title, description, priority, confidence }): Row => [
        "insights",
        title,
        `${description} (${priority}, confidence ${formatShare(confidence)})`,
      ],
    ),
    ...recommendations.map((sentence, index): Row => ["recommendations", String(index + 1), sentence]),
  ]);
}

type Group = { readonly [name: string]: CsvCell | Group };

function isGroup(value: CsvCell | object): value is Group {
  return typeof value === "object" && value !== null;
}

function rowsOf(section: string, group: Group, path: readonly string[] = []): Row[] {
  return Object.entries(group).flatMap(([name, value]): Row[] =>
    isGroup(value) ? rowsOf(section, value, [...path, name]) : [[section, [...path, name].join("."), value]],
  );
}
