import type { Milestone } from "#domain/business/fact-keys.ts";
import type { FactRecord } from "#domain/business/facts.ts";
import { isRevenue, type Metric } from "#domain/quests/revenue.ts";
import type { Template, Way } from "../playbook/playbook.ts";
import type { Recognise } from "../text/recogniser.ts";
import { readFacts } from "./said/read-facts.ts";

/** Milestones that finishing this quest makes true; `doneBefore` counts finished quests of its milestone. */
export function reachedBy(template: Template, way: Way, doneBefore: number): Milestone[] {
  const point = way.milestones.find(({ id }) => id === template.milestone);
  const isEnough = point?.takes != null && doneBefore + 1 >= point.takes;
  return [...new Set([...template.gives, ...(isEnough ? [template.milestone] : [])])];
}

/** A number reported at the end of a quest that counts sales rather than money. */
const COUNTED_SALES = /\b(?:sales|sold|orders?|bookings?|clients?|customers?|units)\b/iu;

/** Facts that a note and a reported number state. */
export function factsOfReport(
  { notes, metric }: { notes: string; metric?: Metric | undefined },
  at: Date,
  recogniseTold?: Recognise,
): FactRecord[] {
  const stated = readFacts(notes, recogniseTold).map(
    ({ key, value }): FactRecord => ({ key, value, source: "note", at }),
  );
  if (!metric || stated.some(({ key }) => key === "sales")) return stated;
  const isCount =
    COUNTED_SALES.test(metric.name) && !/[€$£]/u.test(metric.name) && Number.isInteger(metric.value);
  if (isCount && metric.value > 0) return [...stated, sale(metric.value, at)];
  return isRevenue(metric) ? [...stated, sale(1, at)] : stated;
}

function sale(count: number, at: Date): FactRecord {
  return { key: "sales", value: String(count), source: "note", at };
}
