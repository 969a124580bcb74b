import { addDays, type CalendarDay } from "#domain/general/calendar-day.ts";
import type { Sender } from "#server/features/analytics/ingest/arrival.ts";
import type { DemoWorld } from "../demo-world.ts";
import { type DemoPerson, type DemoProfile, makePerson, minuteOfDay } from "../people/person.ts";
import { Progress } from "../quests/progress.ts";
import { QuestBook } from "../quests/quest-book.ts";
import { Rows } from "../rows.ts";
import type { SharedSums } from "../shared-sums.ts";
import { type DemoVisit, VisitWriter } from "../visits/visit-writer.ts";
import { callToAction, DEVICES, land } from "../visits/visitors.ts";
import { addAccount } from "./account-rows.ts";
import { burst, isBurst } from "./burst.ts";
import type { Sitting } from "./sitting.ts";
import { addOwn, spendSitting } from "./spend-sitting.ts";

/** All data of one person: rows, and visits in order. */
export interface Life {
  readonly sender: Sender;
  readonly rows: Rows;
  readonly visits: readonly DemoVisit[];
}

type Means = Omit<Sitting, "visit" | "day">;

const QUESTIONS = [
  "businessName",
  "businessType",
  "businessStage",
  "businessDescription",
  "goals",
  "experience",
  "timeCommitment",
  "weeklySchedule",
] as const;

/** Simulates one person's days, from the landing page to the last visit before now. */
export function live(world: DemoWorld, index: number, sums: SharedSums): Life {
  const person = makePerson(world, index);
  const { profile } = person;
  const rows = new Rows();
  const device = person.chance.weighted(DEVICES);
  const means = profile && meansOf(world, person, profile, rows, sums);
  const { visit, sender, onboardedAt } = signUp(world, person, device);
  if (means) firstSitting({ ...means, visit, day: person.firstDay });
  const visits = [visit.end()];
  for (const { day, start, isFirst, number } of comings(world, person)) {
    const again = new VisitWriter(`${world.seed} ${person.id} ${number}`, start, device, sender);
    again.view("/", "Dashboard");
    if (!means) again.wait(person.chance.int(10, 90));
    else if (isFirst && isBurst(world, person, day)) burst({ ...means, visit: again, day });
    else spendSitting({ ...means, visit: again, day }, isFirst);
    visits.push(again.end());
  }
  means?.progress.finish();
  for (const { row } of means?.book.all ?? []) rows.add("quests", row);
  addAccount(
    world,
    person,
    { createdAt: sender.signedUpAt, onboardedAt, progress: means?.progress ?? null },
    rows,
  );
  return { sender, rows, visits };
}

function meansOf(
  world: DemoWorld,
  person: DemoPerson,
  profile: DemoProfile,
  rows: Rows,
  sums: SharedSums,
): Means {
  const schedule = { from: person.firstDay, weekdays: profile.weekdays };
  const owner = { userId: person.id, zone: person.zone, schedule };
  return {
    world,
    person,
    profile,
    rows,
    sums,
    book: new QuestBook({ world, person, profile, rows, sums }),
    progress: new Progress(owner, rows),
  };
}

function signUp(world: DemoWorld, person: DemoPerson, device: string) {
  const { chance, profile } = person;
  const visit = new VisitWriter(`${world.seed} ${person.id} 0`, person.arrivedAt, device);
  land(visit, chance);
  visit.wait(chance.int(20, 200));
  callToAction(visit, chance);
  const sender = { id: person.id, signedUpAt: visit.now };
  visit.signIn(sender);
  visit.act("signup", "Google");
  visit.view("/", "Dashboard");
  visit.reach("onboarding_start");
  const answered = profile ? QUESTIONS.length : chance.int(1, QUESTIONS.length - 2);
  for (const [index, question] of QUESTIONS.slice(0, answered).entries()) {
    visit.wait(chance.int(6, 45));
    visit.act("onboarding_step", question, { step: index + 1 });
  }
  if (profile) visit.reach("onboarding_completion");
  return { visit, sender, onboardedAt: profile ? visit.now : null };
}

function firstSitting(sitting: Sitting): void {
  const { person, book, visit, day } = sitting;
  book.generate(day, visit.now);
  visit.wait(person.chance.int(20, 120));
  if (person.chance.happens(0.35)) addOwn(sitting);
  if (person.chance.happens(0.6)) spendSitting(sitting, true);
}

interface Coming {
  readonly day: CalendarDay;
  readonly start: Date;
  readonly isFirst: boolean;
  readonly number: number;
}

function* comings(world: DemoWorld, person: DemoPerson): Generator<Coming> {
  const { chance, habit, firstDay, lastDay, zone } = person;
  let number = 0;
  for (let day = addDays(firstDay, 1); day <= lastDay; day = addDays(day, 1)) {
    if (!chance.happens(habit.comes) && !isBurst(world, person, day)) continue;
    const minute = minuteOfDay(chance);
    const minutes = minute < 840 && chance.happens(0.3) ? [minute, chance.int(1_140, 1_230)] : [minute];
    for (const [index, time] of minutes.entries()) {
      const start = world.instant(day, time, zone);
      if (start > world.latestStart) return;
      yield { day, start, isFirst: index === 0, number: ++number };
    }
  }
}
