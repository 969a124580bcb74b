import { addDays, type CalendarDay, mondayOf, utcDay } from "#domain/general/calendar-day.ts";
import { weeklyHours } from "#domain/onboarding/business-options.ts";
import { rewardForGenerated, titleKey, uniqueTitle, XP_REWARDS } from "#domain/quests/quest.ts";
import { planBatch } from "#domain/quests/quest-batch.ts";
import { describe, titleOf } from "#server/engine/compose-quest.ts";
import { BUILT_IN } from "#server/engine/names.ts";
import type { Template } from "#server/engine/playbook/playbook.ts";
import { wordsFor, wordsOfType } from "#server/engine/render.ts";
import { demoId } from "./demo-ids.ts";
import { type DemoQuest, NEW_QUEST_ROW, type QuestRow } from "./demo-quest.ts";
import type { DemoWorld } from "./demo-world.ts";
import { type DemoPerson, type DemoProfile, scheduleOf } from "./person.ts";
import type { Rows } from "./rows.ts";
import type { SharedSums } from "./shared-sums.ts";
import { OWN_QUESTS } from "./what-people-write.ts";

const OPEN_ENOUGH = 5;
const LONG_HOURS = 8;

interface BookParts {
  readonly world: DemoWorld;
  readonly person: DemoPerson;
  readonly profile: DemoProfile;
  readonly rows: Rows;
  readonly sums: SharedSums;
}

/** Every quest a person ever had, and where the next one comes from. */
export class QuestBook {
  readonly all: DemoQuest[] = [];
  readonly #parts: BookParts;
  readonly #templates: Template[];
  readonly #ownTitles: (readonly [string, string])[];
  readonly #given = new Set<Template>();
  #batches = 0;
  #lastBatch: CalendarDay | null = null;

  constructor({ world, person, profile, rows, sums }: BookParts) {
    this.#parts = { world, person, profile, rows, sums };
    const { type, stage, experience } = profile.asSeen;
    const suits = <T>(list: readonly T[] | "*", value: T) => list === "*" || list.includes(value);
    this.#templates = person.chance
      .shuffled(world.playbook.templates)
      .filter((template) => suits(template.types, type) && stage && template.stages.includes(stage))
      .filter((template) => suits(template.experience, experience));
    this.#ownTitles = person.chance.shuffled(OWN_QUESTS);
  }

  get open(): DemoQuest[] {
    return this.all.filter(({ row }) => row.completed_at === null && row.deleted_at === null);
  }

  /** A week after the last one, where not much is left to do. */
  needsBatch(day: CalendarDay): boolean {
    return (!this.#lastBatch || day >= addDays(this.#lastBatch, 6)) && this.open.length < OPEN_ENOUGH;
  }

  /** A batch as the engine writes it down. */
  generate(day: CalendarDay, now: Date, isLong = false): DemoQuest[] {
    const { chance } = this.#parts.person;
    const isOk = isLong || !chance.happens(0.012);
    const { places } = planBatch(
      scheduleOf(this.#parts.profile),
      day,
      weeklyHours(this.#parts.profile.timeCommitment),
    );
    const quests: DemoQuest[] = [];
    for (const { dueDay } of isOk ? places : []) {
      const template = this.#next(isLong);
      if (template) quests.push(this.#addFrom(template, dueDay, now, isLong));
    }
    this.#record(day, now, isOk, quests);
    if (isOk) this.#lastBatch = day;
    return quests;
  }

  addOwn(day: CalendarDay, now: Date): DemoQuest | null {
    const entry = this.#ownTitles.pop();
    if (!entry) return null;
    const [title, category] = entry;
    const { chance } = this.#parts.person;
    const dueDay = addDays(day, chance.int(1, 3));
    return this.#add({
      template: null,
      dueDay,
      now,
      row: { ...NEW_QUEST_ROW, title, category, origin: "own", xp_reward: chance.pick(XP_REWARDS) },
    });
  }

  /** What the mentor would suggest; it becomes a quest once it is taken. */
  suggestion(): Template | undefined {
    return this.#next(false);
  }

  addSuggested(template: Template, day: CalendarDay, now: Date): DemoQuest {
    return this.#add({
      template,
      dueDay: addDays(day, 1),
      now,
      row: {
        ...this.textOf(template, 1),
        estimated_hours: 1,
        origin: "mentor",
        reason: "Because you talked about it with the mentor.",
      },
    });
  }

  /** As judgeWeek has it, with the week as it stands. */
  isWeekFull({ dueWeek }: DemoQuest): boolean {
    const planned = this.all.filter((quest) => quest.dueWeek === dueWeek && quest.row.deleted_at === null);
    const isDone = ({ row }: DemoQuest) => row.completed_at !== null && row.completed_at <= row.due_at;
    return planned.length >= 3 && planned.every(isDone);
  }

  textOf(template: Template, hours: number) {
    const lexicon = this.#parts.world.playbook.lexicons[this.#parts.profile.asSeen.type];
    const words = wordsFor(this.#parts.profile.asSeen, lexicon);
    return {
      title: titleOf(template, words, wordsOfType(lexicon)),
      description: describe(template, hours, words),
      category: template.category,
      difficulty: template.difficulty,
      xp_reward: rewardForGenerated(template.difficulty, hours),
      template_id: template.id,
    };
  }

  #next(isLong: boolean): Template | undefined {
    const isFit = (template: Template) =>
      (!template.previous || this.#given.has(template.previous)) &&
      (!isLong || template.depth.some(({ hours }) => hours >= LONG_HOURS));
    const index = this.#templates.findIndex(isFit);
    return index < 0 ? undefined : this.#templates.splice(index, 1)[0];
  }

  #addFrom(template: Template, dueDay: CalendarDay, now: Date, isLong: boolean): DemoQuest {
    const depths = template.depth.filter(({ hours }) => hours >= LONG_HOURS === isLong);
    const { hours } = this.#parts.person.chance.pick(depths.length > 0 ? depths : template.depth);
    return this.#add({
      template,
      dueDay,
      now,
      row: {
        ...this.textOf(template, hours),
        estimated_hours: hours,
        origin: "generated",
        reason: `Because your business is at this stage: ${this.#parts.profile.businessStage}.`,
      },
    });
  }

  #add(made: {
    template: Template | null;
    dueDay: CalendarDay;
    now: Date;
    row: Partial<QuestRow> & { title: string };
  }): DemoQuest {
    const { template, dueDay, now } = made;
    if (template) this.#given.add(template);
    const title = uniqueTitle(
      made.row.title,
      this.open.map(({ row }) => row.title),
    );
    const row: QuestRow = {
      ...NEW_QUEST_ROW,
      ...made.row,
      id: demoId(this.#parts.person.id, "quest", this.all.length),
      user_id: this.#parts.person.id,
      title,
      title_key: titleKey(title),
      due_at: this.#parts.world.endOfDay(dueDay, this.#parts.person.zone),
      created_at: now,
    };
    const quest = { row, dueDay, dueWeek: mondayOf(dueDay), template };
    this.all.push(quest);
    return quest;
  }

  #record(day: CalendarDay, now: Date, isOk: boolean, quests: readonly DemoQuest[]): void {
    const { chance, id } = this.#parts.person;
    if (isOk) this.#parts.sums.addBatch(utcDay(now), chance);
    this.#parts.rows.add("generations", {
      id: demoId(id, "batch", ++this.#batches),
      user_id: id,
      created_at: now,
      day,
      quests: quests.length,
      writer: isOk ? BUILT_IN.name : "none",
      duration_ms: chance.int(60, 900) / 10,
      is_ok: isOk,
      business_type: this.#parts.profile.businessType,
      decision: isOk ? JSON.stringify(this.#decision(quests)) : null,
    });
  }

  #decision(quests: readonly DemoQuest[]) {
    return {
      stage: this.#parts.profile.asSeen.stage,
      constraints: [],
      places: quests.length,
      chosen: quests.map(({ row, template }) => ({
        template: template?.id ?? null,
        score: this.#parts.person.chance.int(400, 990) / 1_000,
        hours: row.estimated_hours,
        isAdapted: false,
        tool: template?.tools[0] ?? null,
      })),
      next: [],
    };
  }
}
