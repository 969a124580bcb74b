import { at } from "#domain/general/at.ts";
import { addDays, type CalendarDay, dayAt } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { GOALS_SEPARATOR, ONBOARDING_OPTIONS } from "#domain/onboarding/business-options.ts";
import { emptySchedule, WEEKDAYS, type Weekday } from "#domain/onboarding/weekly-schedule.ts";
import { type Person, readPerson } from "#server/engine/person.ts";
import { BUSINESS_TYPES } from "#server/engine/playbook/vocabulary.ts";
import { Chance, growing } from "../chance.ts";
import { demoId } from "../demo-ids.ts";
import { type DemoWorld, daysAgo } from "../demo-world.ts";
import { FIRST_WORDS, TRADES } from "./businesses.ts";
import { PLACES } from "./places.ts";

/** How somebody uses the product. */
export interface Habit {
  readonly name: "left" | "tried" | "faded" | "steady" | "keen";
  /** Probability of a visit on a given day. */
  readonly comes: number;
  /** Days from sign-up to the last visit; null if they are still active. */
  readonly stays: readonly [number, number] | null;
  /** Quests completed in one session. */
  readonly finishes: readonly [number, number];
}

const LEFT: Habit = { name: "left", comes: 0.15, stays: [0, 4], finishes: [0, 0] };
const TRIED: Habit = { name: "tried", comes: 0.5, stays: [1, 8], finishes: [0, 1] };
const FADED: Habit = { name: "faded", comes: 0.36, stays: [14, 130], finishes: [0, 2] };
const STEADY: Habit = { name: "steady", comes: 0.38, stays: null, finishes: [0, 2] };
const KEEN: Habit = { name: "keen", comes: 0.7, stays: null, finishes: [1, 3] };

/** Assigned in rotation, so that even the smallest world has some of each. */
const HABITS: readonly Habit[] = [
  KEEN,
  TRIED,
  STEADY,
  FADED,
  LEFT,
  STEADY,
  FADED,
  TRIED,
  STEADY,
  FADED,
  TRIED,
  STEADY,
  FADED,
  LEFT,
  TRIED,
  STEADY,
  FADED,
  KEEN,
  TRIED,
  STEADY,
  FADED,
  TRIED,
  STEADY,
  FADED,
  LEFT,
];

export interface DemoPerson {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly zone: string;
  readonly habit: Habit;
  /** Null for those who left before onboarding. */
  readonly profile: DemoProfile | null;
  /** When the tab in which they sign up is opened. */
  readonly arrivedAt: Date;
  readonly firstDay: CalendarDay;
  /** The last day on which they may visit. */
  readonly lastDay: CalendarDay;
  readonly chance: Chance;
}

export interface DemoProfile {
  readonly businessName: string;
  readonly businessType: string;
  readonly businessStage: string;
  readonly description: string;
  readonly goals: string;
  readonly experience: string;
  readonly timeCommitment: string;
  readonly weekdays: readonly Weekday[];
  readonly asSeen: Person;
}

export function makePerson(world: DemoWorld, index: number): DemoPerson {
  const chance = new Chance(world.seed, "person", index);
  const id = demoId(world.seed, "person", index);
  const { zone, given, family } = at(PLACES, index % PLACES.length);
  const turn = Math.floor(index / PLACES.length);
  const first = at(given, turn % given.length);
  const last = at(family, (Math.floor(turn / given.length) + turn) % family.length);
  const habit = at(HABITS, index % HABITS.length);
  const arrivedAt = arrivalTime(world, chance, index, zone);
  const firstDay = dayAt(arrivedAt, zone);
  return {
    index,
    id,
    name: `${first} ${last}`,
    email: `${plain(first)}.${plain(last)}.${index + 1}@demo.example`,
    zone,
    habit,
    profile: habit === LEFT ? null : makeProfile(world, chance, id),
    arrivedAt,
    firstDay,
    lastDay: lastDay(world, chance, habit, firstDay, zone),
    chance,
  };
}

/** At a plausible hour, and not in the future. */
function arrivalTime(world: DemoWorld, chance: Chance, index: number, zone: string): Date {
  // A step coprime to most counts spreads people, so that habits and places do not correlate with age.
  const place = (index * 7_919) % world.people;
  const ago = Math.floor(growing(chance, place, world.people) * world.days);
  const time = world.instant(daysAgo(world, ago, zone), minuteOfDay(chance), zone);
  return time < world.latestStart ? time : new Date(time.getTime() - MS_PER_DAY);
}

/** Mostly evenings, some at noon, few in the morning. */
export function minuteOfDay(chance: Chance): number {
  const [from, to] = chance.weighted([
    [[390, 540], 2],
    [[700, 830], 3],
    [[830, 1_020], 2],
    [[1_140, 1_230], 9],
  ] as const);
  return chance.int(from, to);
}

function lastDay(world: DemoWorld, chance: Chance, habit: Habit, first: CalendarDay, zone: string) {
  // Some regular users have been away for a while.
  if (!habit.stays) return daysAgo(world, chance.happens(0.2) ? chance.int(8, 27) : 0, zone);
  return addDays(first, chance.int(...habit.stays));
}

function makeProfile({ playbook }: DemoWorld, chance: Chance, id: string): DemoProfile {
  const businessType = chance.pick(BUSINESS_TYPES);
  const businessStage = chance.pick(ONBOARDING_OPTIONS.businessStage);
  const { endings, descriptions } = TRADES[businessType] ?? { endings: ["Works"], descriptions: [""] };
  const businessName = `${chance.pick(FIRST_WORDS)} ${chance.pick(endings)}`;
  const description = chance.pick(descriptions);
  const goals = chance.shuffled(ONBOARDING_OPTIONS.goals).slice(0, chance.int(1, 3)).join(GOALS_SEPARATOR);
  const experience = chance.pick(ONBOARDING_OPTIONS.experience);
  return {
    businessName,
    businessType,
    businessStage,
    description,
    goals,
    experience,
    timeCommitment: chance.pick(ONBOARDING_OPTIONS.timeCommitment),
    weekdays: chance.shuffled(WEEKDAYS).slice(0, chance.int(3, 6)),
    asSeen: readPerson(playbook, {
      id,
      businessName,
      businessType,
      businessStage,
      businessDescription: description,
      goals,
      experience,
    }),
  };
}

export function scheduleOf({ weekdays }: DemoProfile) {
  const schedule = emptySchedule();
  for (const weekday of weekdays)
    schedule[weekday] = { available: true, startTime: "18:00", endTime: "22:00" };
  return schedule;
}

function plain(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/[^a-z-]/giu, "")
    .toLowerCase();
}
