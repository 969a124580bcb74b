import { at } from "#domain/general/at.ts";
import {
  groupAt,
  groupCount,
  leagueAfter,
  type Outcome,
  POINTS_A_DAY,
  standingsOf,
} from "#domain/leagues/leagues.ts";
import { chances } from "../../tools/train/chances.ts";

const PEOPLE = 20_000;
const STAGES = 6;
const REWARDS = [25, 25, 50, 50, 50, 75, 100] as const;

interface Walker {
  readonly stage: number;
  /** Quests of an ordinary week: most people finish few, some many. */
  readonly habit: number;
  league: number;
  /** Points by week, latest last. */
  readonly points: number[];
  readonly outcomes: Outcome[];
}

/** Whom a person meets: people like them, or anybody of the league. */
export type Grouping = "by stage and pace" | "by chance";

export interface Fairness {
  /** Share of people who moved up at least once; of the quarter that does least, and of that which does most. */
  readonly everUp: number;
  readonly leastActive: number;
  readonly mostActive: number;
  /** Share of all moves up that went to the tenth of people with most of them. */
  readonly topTenth: number;
}

/** Plays whole weeks by the product's own rules. The same seed gives the same figures. */
export function simulateLeagues(weeks: number, grouping: Grouping, seed = 20): Fairness {
  const luck = chances(seed);
  const people = Array.from({ length: PEOPLE }, (): Walker => {
    const habit = 3 * Math.exp(0.8 * normal(luck));
    return { stage: Math.floor(luck() * STAGES), habit, league: 0, points: [], outcomes: [] };
  });
  // Two weeks before the first group give everybody a pace.
  for (let week = -2; week < weeks; week++) {
    const groups = week < 0 ? [] : groupsOf(people, grouping, luck);
    for (const person of people) person.points.push(weekOf(person, luck));
    for (const group of groups) closeGroup(group);
  }
  return fairnessOf(people);
}

function groupsOf(people: readonly Walker[], grouping: Grouping, luck: () => number): Walker[][] {
  const active = people.filter((person) => pace(person) > 0);
  const drawn = new Map(active.map((person) => [person, luck()]));
  const draw = (person: Walker) => drawn.get(person) ?? 0;
  const line = active.sort((a, b) => {
    const likeness = grouping === "by chance" ? 0 : a.stage - b.stage || pace(a) - pace(b);
    return a.league - b.league || likeness || draw(a) - draw(b);
  });
  const groups = Array.from({ length: groupCount(line.length) }, (): Walker[] => []);
  for (const [place, person] of line.entries()) groups[groupAt(place, line.length)]?.push(person);
  return groups;
}

function pace({ points }: Walker): number {
  return (points.at(-1) ?? 0) + (points.at(-2) ?? 0);
}

function closeGroup(group: readonly Walker[]): void {
  const scored = group
    .map((person) => ({ person, league: person.league, points: person.points.at(-1) ?? 0 }))
    .sort((a, b) => b.points - a.points);
  for (const [index, { outcome }] of standingsOf(scored).entries()) {
    const { person } = at(scored, index);
    person.outcomes.push(outcome);
    person.league = leagueAfter(person.league, outcome);
  }
}

/** Every seventh week something else comes first; otherwise quests fall on days as they come. */
function weekOf({ habit }: Walker, luck: () => number): number {
  if (luck() < 1 / 7) return 0;
  const days = new Array<number>(7).fill(0);
  const quests = poisson(habit, luck);
  for (let quest = 0; quest < quests; quest++) {
    const day = Math.floor(luck() * 7);
    days[day] = (days[day] ?? 0) + at(REWARDS, Math.floor(luck() * REWARDS.length));
  }
  return days.reduce((sum, xp) => sum + Math.min(xp, POINTS_A_DAY), 0);
}

function fairnessOf(people: readonly Walker[]): Fairness {
  const ups = ({ outcomes }: Walker) => outcomes.filter((outcome) => outcome === "up").length;
  const share = (some: readonly Walker[]) => some.filter((person) => ups(person) > 0).length / some.length;
  const byHabit = people.toSorted((a, b) => a.habit - b.habit);
  const quarter = people.length / 4;
  const counts = people.map(ups).sort((a, b) => b - a);
  const sum = (some: readonly number[]) => some.reduce((total, count) => total + count, 0);
  return {
    everUp: share(people),
    leastActive: share(byHabit.slice(0, quarter)),
    mostActive: share(byHabit.slice(-quarter)),
    topTenth: sum(counts.slice(0, people.length / 10)) / sum(counts),
  };
}

function normal(luck: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - luck())) * Math.cos(2 * Math.PI * luck());
}

function poisson(mean: number, luck: () => number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = luck(); product > limit; product *= luck()) count += 1;
  return count;
}
