import type { Baseline } from "./baseline.ts";
import { changeFrom, type Figure, type Findings, isMet, isMuchWorse } from "./figures.ts";

const HEADINGS = ["figure", "value", "target", "", "baseline", "change"];
const GAP = "   ";
/** Text columns are left-aligned, figures right-aligned. */
const IS_TEXT = [true, false, false, true, false, false];

/** The figures of one bench or of all, sorted by bench, with their targets and earlier values. */
export function tableOf(
  all: readonly (Findings & { seconds?: number })[],
  baseline: Baseline | undefined,
): string {
  const blocks = all
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
    .map((findings) => ({
      heading: findings.seconds === undefined ? findings.name : `${findings.name}, ${findings.seconds} s`,
      rows: findings.figures.map((figure) =>
        cellsOf(figure, baseline?.figures[findings.name]?.[figure.name]),
      ),
    }));
  const rows = [HEADINGS, ...blocks.flatMap((block) => block.rows)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => `  ${align(row, widths)}`.trimEnd();
  return [line(HEADINGS), ...blocks.flatMap(({ heading, rows }) => [heading, ...rows.map(line)])].join("\n");
}

function cellsOf(figure: Figure, before: number | undefined): string[] {
  const { name, value, unit, rule, target } = figure;
  const withUnit = (number: number) => `${readable(number)} ${unit}`.trimEnd();
  return [
    name,
    withUnit(value),
    target === undefined ? "" : `${rule} ${withUnit(target)}`,
    verdict(figure),
    before === undefined ? "" : withUnit(before),
    before === undefined ? "" : changeText(before, figure),
  ];
}

function verdict(figure: Figure): string {
  const met = isMet(figure);
  return met === undefined ? "no target" : met ? "met" : "MISSED";
}

function changeText(before: number, figure: Figure): string {
  const change = changeFrom(before, figure);
  const percent = Math.round((change ?? 0) * 100);
  const text =
    change === undefined
      ? "from 0"
      : percent === 0
        ? "0 %"
        : `${percent > 0 ? "+" : "−"}${Math.abs(percent)} %`;
  return isMuchWorse(before, figure) ? `WORSE ${text}` : text;
}

/** Three significant digits, with thousands separators. */
export function readable(value: number): string {
  if (!Number.isFinite(value)) return "none";
  const rounded = Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
  return rounded.toLocaleString("en", { maximumFractionDigits: 6 });
}

function align(row: readonly string[], widths: readonly number[]): string {
  return row
    .map((cell, column) => {
      const width = widths[column] ?? 0;
      return IS_TEXT[column] ? cell.padEnd(width) : cell.padStart(width);
    })
    .join(GAP);
}
