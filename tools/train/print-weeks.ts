import { readFileSync } from "node:fs";
import { proposeStage } from "#domain/business/stage-move.ts";
import type { Stage } from "#domain/business/way.ts";
import { addDays, calendarDay, instantOf } from "#domain/general/calendar-day.ts";
import { weeklyHours } from "#domain/onboarding/business-options.ts";
import type { WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { planBatch } from "#domain/quests/quest-batch.ts";
import { openEngine } from "#server/engine/open-engine.ts";
import { readPerson } from "#server/engine/person.ts";
import { proposeBatch } from "#server/engine/propose-batch.ts";

/** A person as told at onboarding. */
interface Someone {
  readonly id: string;
  readonly businessName: string;
  readonly businessType: string;
  readonly businessStage: Stage;
  readonly businessDescription: string;
  readonly goals: string;
  readonly experience: string;
  readonly timeCommitment: string;
  readonly weeklySchedule: WeeklySchedule | null;
}

const TODAY = calendarDay("2026-01-05");
const LONGEST_HOURS = 16;

/**
 * `npm run playbook -- --weeks people.json`: what the engine read about each person and the first week it
 * would give them, for reading with the person's own words in view.
 */
const [folder = "playbook", file = "people.json"] = process.argv.slice(2);
const engine = openEngine(folder)();

for (const someone of JSON.parse(readFileSync(file, "utf8")) as Someone[]) {
  const onboardedAt = instantOf(addDays(TODAY, -1), "00:00", "UTC");
  const person = readPerson(engine.playbook, { ...someone, onboardedAt }, { stated: [], facts: [] });
  const { knowledge, way, trade, kind } = person.business;
  console.log(
    `\n## ${someone.id}: ${someone.businessName} (${someone.businessType}, ${someone.businessStage})`,
  );
  console.log(someone.businessDescription);
  console.log(`${someone.goals}; ${someone.experience}; ${someone.timeCommitment}`);
  const facts = [...knowledge.records.values()].map(({ key, value }) =>
    value === "yes" ? key : `${key}=${value}`,
  );
  console.log(
    `Read as ${way.model}, trade ${trade?.id ?? "none"}, kind ${kind ?? "none"}: ${facts.join(", ")}`,
  );
  const { quests } = proposeBatch(engine, {
    person,
    stage: someone.businessStage,
    stageReached: proposeStage(knowledge, someone.businessStage, new Set())?.to ?? someone.businessStage,
    hoursAtMost: Number(knowledge.records.get("hoursAtMost")?.value ?? LONGEST_HOURS),
    plan: planBatch(someone.weeklySchedule, TODAY, weeklyHours(someone.timeCommitment)),
    history: { past: [], neverTitles: new Set() },
    taste: new Map(),
    didWell: new Map(),
    adapted: new Map(),
  });
  for (const { title, description, hours, template } of quests)
    console.log(
      `- ${title} (${hours} h, ${template.difficulty}, ${template.id})\n  ${description.replaceAll("\n", "\n  ")}`,
    );
}
