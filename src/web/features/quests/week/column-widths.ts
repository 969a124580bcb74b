import type { PlannedDay } from "./week-plan.ts";

export const GAP_PX = 8;
/** Narrower, a card's title breaks after every word or two. */
const DAY_MIN_PX = 160;
/** Narrower, a day without cards no longer has its words in one line. */
const EMPTY_MIN_PX = 120;
/** Narrower, a card's words are cut: then days that are still free give way. */
const DAY_ROOMY_PX = 180;
/** Of the width of a day with quests. */
const FREE_SHARE = 0.46;
/** From this width of the week on, narrow columns get a little more. */
const ROOMY_PX = 1000;

/** Days side by side. */
export interface WeekLine {
  readonly days: readonly PlannedDay[];
  readonly pastPx: number;
  readonly restPx: number;
  /** As many columns stay empty, so that days are as wide as those in the other line. */
  readonly emptyColumns: number;
  /** So much stays empty after them, where the other line has more narrow days. */
  readonly emptyPx: number;
  readonly isHistory: boolean;
  /** Days ahead without a quest are as narrow as past ones. */
  readonly isFreeNarrow: boolean;
}

/** One line if every day gets room enough, else two with as many wide days each, all of one width. */
export function linesOf(days: readonly PlannedDay[], widthPx: number | null, isHistory: boolean): WeekLine[] {
  const isRoomy = widthPx !== null && widthPx >= ROOMY_PX;
  const line = (days: readonly PlannedDay[]): WeekLine => ({
    days,
    pastPx: isRoomy ? 100 : 86,
    restPx: isRoomy ? 36 : 30,
    emptyColumns: 0,
    emptyPx: 0,
    isHistory,
    isFreeNarrow: false,
  });
  const even = line(days);
  const isTight = widthPx !== null && dayWidth(even, widthPx) < DAY_ROOMY_PX;
  const isEmpty = days.every(({ quests, finished }) => quests.length + finished.length === 0);
  const whole = { ...even, isFreeNarrow: isTight && !isEmpty };
  const minPx = isEmpty ? EMPTY_MIN_PX : DAY_MIN_PX;
  if (widthPx === null || dayWidth(whole, widthPx) >= minPx) return [whole];
  return evenLines(even);
}

/** The first half of the wide days with the narrow ones among them, then the rest. */
function evenLines(whole: WeekLine): WeekLine[] {
  const wide = whole.days.filter((plan) => narrowPx(plan, whole) === null);
  const half = Math.ceil(wide.length / 2);
  const next = wide[half];
  const cut = next ? whole.days.indexOf(next) : whole.days.length;
  const first = { ...whole, days: whole.days.slice(0, cut) };
  const second = { ...whole, days: whole.days.slice(cut), emptyColumns: half * 2 - wide.length };
  const lines = [first, second].filter(({ days }) => days.length > 0);
  const widestPx = Math.max(...lines.map(takenPx));
  return lines.map((line) => ({ ...line, emptyPx: Math.max(0, widestPx - takenPx(line) - GAP_PX) }));
}

/** What narrow days and the gaps leave no room for wide ones. */
function takenPx(line: WeekLine): number {
  const narrow = line.days.reduce((sum, plan) => sum + (narrowPx(plan, line) ?? 0), 0);
  return narrow + (line.days.length + line.emptyColumns - 1) * GAP_PX;
}

/** As a value of `grid-template-columns`. */
export function columnsOf(line: WeekLine): string {
  const widths = line.days.map((plan) => {
    const px = narrowPx(plan, line);
    if (px !== null && isFree(plan)) return `minmax(${px}px, ${FREE_SHARE}fr)`;
    return px === null ? "minmax(0, 1fr)" : `${px}px`;
  });
  const empty = Array<string>(line.emptyColumns).fill("minmax(0, 1fr)");
  return [...widths, ...empty, ...(line.emptyPx > 0 ? [`${line.emptyPx}px`] : [])].join(" ");
}

/** The width of a narrow day, in pixels; the others share what is left. */
function narrowPx(plan: PlannedDay, { pastPx, restPx, isHistory, isFreeNarrow }: WeekLine): number | null {
  if (plan.isQuiet) return restPx;
  if (isFreeNarrow && isFree(plan)) return pastPx;
  return plan.when === "past" && !isHistory ? pastPx : null;
}

function isFree({ when, quests, isQuiet }: PlannedDay): boolean {
  return when === "ahead" && quests.length === 0 && !isQuiet;
}

function wideCount(line: WeekLine): number {
  return line.days.filter((plan) => narrowPx(plan, line) === null).length;
}

function dayWidth(line: WeekLine, widthPx: number): number {
  return (widthPx - takenPx(line)) / Math.max(1, wideCount(line));
}
