import { type CsvCell, csvText } from "#domain/general/csv.ts";
import { type ExportedFigures, UNITS } from "./performance-export.ts";

type Row = readonly [section: string, name: string, value: CsvCell, unit: CsvCell];

/** One row per figure. A figure without data is an empty cell. */
export function performanceCsv({ summary, metrics, breakdown, trends, alerts }: ExportedFigures): string {
  const rows = (section: string, figures: Record<string, CsvCell>) =>
    Object.entries(figures).map(([name, value]): Row => [section, name, value, UNITS[name] ?? null]);
  return csvText([
    ["section", "name", "value", "unit"],
    ...rows("summary", summary),
    ...metrics.map(({ name, value, unit, category }): Row => [`metrics.${category}`, name, value, unit]),
    ...rows("breakdown.resources", breakdown.resources),
    ...rows("breakdown.ragEngine", breakdown.ragEngine),
    ...Object.entries(trends).flatMap(([name, { current, trend, change }]): Row[] => [
      [`trends.${name}`, "current", current, UNITS[name] ?? null],
      ...rows(`trends.${name}`, { trend, change }),
    ]),
    ...alerts.map(
      ({ type, title, message, timestamp, resolved }): Row => [
        `alerts.${type}`,
        title,
        `${message} (${timestamp}${resolved ? ", resolved" : ""})`,
        null,
      ],
    ),
  ]);
}
