import { SECONDS_PER_DAY } from "#domain/general/durations.ts";
import { Chance } from "../../../tools/demo/chance.ts";
import { minuteOfDay } from "../../../tools/demo/people/person.ts";
import { KINDS, type Kind } from "../kinds.ts";
import type { PlannedCall } from "../tab.ts";
import { memberVisit, newcomerVisit, visitorVisit } from "../visits.ts";
import * as model from "./day-model.ts";

export interface PlannedVisit {
  readonly who: "member" | "newcomer" | "visitor";
  /** Members are numbered; those whose week begins have nothing open. */
  readonly member?: { readonly index: number; readonly hasNothingOpen: boolean };
  /** Seconds since midnight UTC. */
  readonly atSeconds: number;
  readonly calls: readonly PlannedCall[];
}

/** A day for this many accounts, visit by visit, in order. Deterministic for the same number. */
export function planDay(people: number): PlannedVisit[] {
  const chance = new Chance("capacity", people);
  const visits: PlannedVisit[] = [];
  const at = () => timeOfDay(chance);
  for (let index = 0; index < people * model.ACTIVE_A_DAY; index++) {
    const hasNothingOpen = chance.happens(model.WEEK_BEGINS);
    const add = (isFirst: boolean) => {
      const member = { index, hasNothingOpen: isFirst && hasNothingOpen };
      visits.push({
        who: "member",
        member,
        atSeconds: at(),
        calls: memberVisit(chance, member.hasNothingOpen),
      });
    };
    add(true);
    if (chance.happens(model.SECOND_VISIT)) add(false);
  }
  for (let index = 0; index < people * model.SIGN_UPS_A_DAY; index++)
    visits.push({ who: "newcomer", atSeconds: at(), calls: newcomerVisit(chance) });
  for (let index = 0; index < people * (model.VISITORS_A_DAY - model.SIGN_UPS_A_DAY); index++)
    visits.push({ who: "visitor", atSeconds: at(), calls: visitorVisit(chance) });
  return visits.sort((a, b) => a.atSeconds - b.atSeconds);
}

function timeOfDay(chance: Chance): number {
  const offset = chance.weighted(model.ZONES) * 3_600;
  const local = (minuteOfDay(chance) + chance.next()) * 60;
  return (((local - offset) % SECONDS_PER_DAY) + SECONDS_PER_DAY) % SECONDS_PER_DAY;
}

export interface DayCounts {
  readonly people: number;
  readonly visits: number;
  readonly calls: ReadonlyMap<Kind, number>;
  readonly events: number;
  /** Calls in the busiest hour, relative to the mean hour. */
  readonly peak: number;
}

export function countDay(people: number, visits: readonly PlannedVisit[]): DayCounts {
  const calls = new Map<Kind, number>(KINDS.map((kind) => [kind, 0]));
  const hours = Array.from({ length: 24 }, () => 0);
  let events = 0;
  for (const visit of visits) {
    for (const { kind, atSeconds, events: told = [] } of visit.calls) {
      calls.set(kind, (calls.get(kind) ?? 0) + 1);
      const hour = Math.floor((visit.atSeconds + atSeconds) / 3_600) % 24;
      hours[hour] = (hours[hour] ?? 0) + 1;
      events += told.length;
    }
  }
  const all = hours.reduce((sum, count) => sum + count, 0);
  return { people, visits: visits.length, calls, events, peak: (Math.max(...hours) * 24) / all };
}
