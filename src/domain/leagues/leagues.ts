import { type CalendarDay, utcDay } from "../general/calendar-day.ts";
import { ranksOf } from "../leaderboard/leaderboard.ts";

/** From the lowest to the highest; everybody begins in the first. */
export const LEAGUES = ["Valley", "Meadow", "Forest", "Ridge", "Summit"] as const;
export const TOP_LEAGUE = LEAGUES.length - 1;

export const OUTCOMES = ["up", "stay", "down"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** XP beyond this on one day of the week brings no points: a steady week beats one long night. */
export const POINTS_A_DAY = 200;
/** The only XP that counts: shares, imports and whatever else may pay one day do not. */
export const COUNTED_SOURCE = "quest";

/** People in a group. */
export const GROUP_SIZE = 20;
/** Who joins within the week takes a seat in a group with fewer people than this. */
export const GROUP_LIMIT = 25;
const PLACES = 3;

/** Without a point in this many whole weeks a person gets no seat, until they earn again. */
export const PAUSE_WEEKS = 2;

export interface EarnedXp {
  readonly amount: number;
  readonly at: Date;
}

/** Points for XP earned within one week. */
export function pointsOf(earned: readonly EarnedXp[]): number {
  const byDay = new Map<CalendarDay, number>();
  for (const { amount, at } of earned) byDay.set(utcDay(at), (byDay.get(utcDay(at)) ?? 0) + amount);
  return [...byDay.values()].reduce((sum, xp) => sum + Math.min(xp, POINTS_A_DAY), 0);
}

/** Nobody is in a group of one: with a single person there is none. */
export function groupCount(people: number): number {
  return people < 2 ? 0 : Math.max(1, Math.round(people / GROUP_SIZE));
}

/**
 * Which group the person at this place of the line gets. The line is ordered by league, stage and pace, and cut
 * into parts whose sizes differ by one at most, so no small rest is left over.
 */
export function groupAt(place: number, people: number): number {
  return Math.floor((place * groupCount(people)) / people);
}

/** How many places lead up, and as many down. Fewer in small groups, so that most people stay. */
export function placesUp(people: number): number {
  return Math.min(PLACES, Math.floor(people / 3));
}

export interface Standing {
  readonly place: number;
  readonly outcome: Outcome;
}

interface Member {
  readonly points: number;
  readonly league: number;
}

/**
 * Places of a group ordered by points. Equal points share a place, and share its luck: whoever has as many
 * points as the third goes up too, and whoever has as many as somebody who stays, stays. Going up takes points.
 */
export function standingsOf(group: readonly Member[]): Standing[] {
  const ranks = ranksOf(group.map(({ points }) => points));
  return group.map((member, index) => {
    const place = ranks[index] ?? index + 1;
    return { place, outcome: outcomeOf(member, place, group.length) };
  });
}

export function outcomeOf({ points, league }: Member, place: number, people: number): Outcome {
  const places = placesUp(people);
  if (place <= places) return points > 0 && league < TOP_LEAGUE ? "up" : "stay";
  const atMostAsMany = people - place + 1;
  return atMostAsMany <= places && league > 0 ? "down" : "stay";
}

export function leagueAfter(league: number, outcome: Outcome): number {
  const step = { up: 1, stay: 0, down: -1 }[outcome];
  return Math.min(TOP_LEAGUE, Math.max(0, league + step));
}

/** Names as shown in a group: where two people share an alias, the later one gets the next free number. */
export function distinctAliases(aliases: readonly string[]): string[] {
  const taken = new Set<string>();
  return aliases.map((alias) => {
    let name = alias;
    for (let turn = 0; taken.has(name) && turn < 90; turn++) name = withNextNumber(name);
    taken.add(name);
    return name;
  });
}

function withNextNumber(alias: string): string {
  return alias.replace(/\d\d$/u, (number) => String(10 + ((Number(number) - 9) % 90)));
}
