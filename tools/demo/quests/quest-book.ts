import { addDays, type CalendarDay, mondayOf, utcDay } from "#domain/general/calendar-day.ts";
import { weeklyHours } from "#domain/onboarding/business-options.ts";
import { isMissed, type WeekCount } from "#domain/quests/full-week.ts";
import {
  generatedRoom,
  MENTOR_QUEST,
  rewardForGenerated,
  titleKey,
  uniqueTitle,
  XP_REWARDS,
} from "#domain/quests/quest.ts";
import { type BatchPlan, planBatch } from "#domain/quests/quest-batch.ts";
import { sizeAt } from "#server/engine/frontier/sizes.ts";
import { stageReached } from "#server/engine/history.ts";
import type { Template } from "#server/engine/playbook/playbook.ts";
import { describe, titleOf } from "#server/engine/quest/compose-quest.ts";
import { BUILT_IN } from "#server/engine/quest/names.ts";
import { decisionOf } from "#server/features/quests/generation/record-batch.service.ts";
import { generatedQuestRow, suggestedQuestRow } from "#server/features/quests/quest-rows.ts";
import { demoId } from "../demo-ids.ts";
import type { DemoWorld } from "../demo-world.ts";
import { type DemoPerson, type DemoProfile, scheduleOf } from "../people/person.ts";
import { OWN_QUESTS } from "../people/what-people-write.ts";
import type { Rows } from "../rows.ts";
import type { SharedSums } from "../shared-sums.ts";
import { type DemoQuest, NEW_QUEST_ROW, type QuestRow } from "./demo-quest.ts";

const OPEN_ENOUGH = 5;
const LONG_HOURS = 8;

interface BookParts {
  readonly world: DemoWorld;
  readonly person: DemoPerson;
  readonly profile: DemoProfile;
  readonly rows: Rows;
  readonly sums: SharedSums;
}

/** Quests for this business in the order of its way: from the person's stage on, then what lies before. */
function alongTheWay(templates: readonly Template[], { asSeen }: DemoProfile): Template[] {
  const { way, tags } = asSeen.business;
  const from = way.milestones.findIndex(({ stage }) => stage === asSeen.stage);
  const place = ({ milestone }: Template) => way.milestones.findIndex(({ id }) => id === milestone);
  const order = (template: Template) =>
    place(template) >= from ? place(template) : place(template) + way.milestones.length;
  return templates
    .filter(({ models }) => models === "*" || models.includes(way.model))
    .filter(
      ({ about, when }) => when.length === 0 && (about.length === 0 || about.some((tag) => tags.has(tag))),
    )
    .filter((template) => place(template) >= 0)
    .sort((a, b) => order(a) - order(b));
}

/** All quests a person ever had, and the source of new ones. */
export class QuestBook {
  readonly all: DemoQuest[] = [];
  readonly #parts: BookParts;
  readonly #templates: Template[];
  readonly #ownTitles: (readonly [string, string])[];
  #batches = 0;
  #lastBatch: CalendarDay | null = null;

  constructor({ world, person, profile, rows, sums }: BookParts) {
    this.#parts = { world, person, profile, rows, sums };
    this.#templates = alongTheWay(person.chance.shuffled(world.playbook.templates), profile);
    this.#ownTitles = person.chance.shuffled(OWN_QUESTS);
  }

  get open(): DemoQuest[] {
    return this.all.filter(({ row }) => row.completed_at === null && row.deleted_at === null);
  }

  /** A week after the last batch, if few quests are open. */
  needsBatch(day: CalendarDay): boolean {
    return (!this.#lastBatch || day >= addDays(this.#lastBatch, 6)) && this.open.length < OPEN_ENOUGH;
  }

  /** A batch as the engine would store it. */
  generate(day: CalendarDay, now: Date, isLong = false): DemoQuest[] {
    const { chance } = this.#parts.person;
    const isOk = isLong || !chance.happens(0.012);
    const plan = planBatch(
      scheduleOf(this.#parts.profile),
      day,
      weeklyHours(this.#parts.profile.timeCommitment),
    );
    const places = plan.places.slice(0, generatedRoom(this.open.map(({ row }) => row)));
    const chosen = (isOk ? places : []).flatMap(({ dueDay }) => {
      const template = this.#next(isLong);
      return template ? [{ template, dueDay }] : [];
    });
    const quests = chosen.map((choice, index) =>
      this.#addFrom(choice, { index, count: chosen.length, now }, isLong),
    );
    this.#record(day, now, isOk, { plan: { ...plan, places }, quests });
    if (isOk) this.#lastBatch = day;
    return quests;
  }

  addOwn(day: CalendarDay, now: Date): DemoQuest | null {
    const entry = this.#ownTitles.pop();
    if (!entry) return null;
    const [typed, category] = entry;
    const { id, userId, zone, activeTitles } = this.#owner();
    const { chance } = this.#parts.person;
    const dueDay = addDays(day, chance.int(1, 3));
    const title = uniqueTitle(typed, activeTitles);
    return this.#add(null, dueDay, {
      id,
      user_id: userId,
      title,
      title_key: titleKey(title),
      category,
      xp_reward: chance.pick(XP_REWARDS),
      due_at: this.#parts.world.dueAt(dueDay, zone),
      created_at: now,
    });
  }

  /** A template the mentor would suggest; it becomes a quest once accepted. */
  suggestion(): Template | undefined {
    return this.#next(false);
  }

  addSuggested(template: Template, day: CalendarDay, now: Date): DemoQuest {
    const suggestion = this.textOf(template, MENTOR_QUEST.estimatedHours);
    return this.#add(template, addDays(day, 1), suggestedQuestRow(this.#owner(), suggestion, now));
  }

  /** The other quests due in the same week. */
  restOfWeek(quest: DemoQuest): WeekCount {
    const others = this.all.filter(
      (other) => other !== quest && other.dueWeek === quest.dueWeek && other.row.deleted_at === null,
    );
    const missed = others.filter(({ row }) => isMissed(row.completed_at, row.due_at)).length;
    return { planned: others.length, missed };
  }

  textOf(template: Template, hours: number) {
    const { words } = this.#parts.profile.asSeen.business;
    const size = sizeAt(template, hours);
    return {
      title: titleOf(template, size, words, words),
      description: describe(template, size, words),
      category: template.category,
      difficulty: template.difficulty,
      xp_reward: rewardForGenerated(template.difficulty, hours),
      template_id: template.id,
    };
  }

  #next(isLong: boolean): Template | undefined {
    const isFit = ({ sizes }: Template) => !isLong || sizes.some(({ hours }) => hours >= LONG_HOURS);
    const index = this.#templates.findIndex(isFit);
    return index < 0 ? undefined : this.#templates.splice(index, 1)[0];
  }

  #addFrom(
    { template, dueDay }: { template: Template; dueDay: CalendarDay },
    batch: { index: number; count: number; now: Date },
    isLong: boolean,
  ): DemoQuest {
    const sizes = template.sizes.filter(({ hours }) => hours >= LONG_HOURS === isLong);
    const { hours } = this.#parts.person.chance.pick(sizes.length > 0 ? sizes : template.sizes);
    const reason = `Because your business is at this stage: ${this.#parts.profile.businessStage}.`;
    const quest = { ...this.textOf(template, hours), hours, reason, dueDay };
    return this.#add(template, dueDay, generatedQuestRow(this.#owner(), quest, batch));
  }

  #owner() {
    const { id: userId, zone } = this.#parts.person;
    return {
      id: demoId(userId, "quest", this.all.length),
      userId,
      zone,
      activeTitles: this.open.map(({ row }) => row.title),
    };
  }

  #add(template: Template | null, dueDay: CalendarDay, row: Partial<QuestRow>): DemoQuest {
    const quest = { row: { ...NEW_QUEST_ROW, ...row }, dueDay, dueWeek: mondayOf(dueDay), template };
    this.all.push(quest);
    return quest;
  }

  #record(
    day: CalendarDay,
    now: Date,
    isOk: boolean,
    made: { plan: BatchPlan; quests: readonly DemoQuest[] },
  ): void {
    const { chance, id } = this.#parts.person;
    if (isOk) this.#parts.sums.addBatch(utcDay(now), chance);
    this.#parts.rows.add("generations", {
      id: demoId(id, "batch", ++this.#batches),
      user_id: id,
      created_at: now,
      day,
      quests: made.quests.length,
      writer: isOk ? BUILT_IN.name : "none",
      duration_ms: chance.int(60, 900) / 10,
      is_ok: isOk,
      business_type: this.#parts.profile.businessType,
      decision: isOk ? JSON.stringify(this.#decision(made)) : null,
    });
  }

  #decision({ plan, quests }: { plan: BatchPlan; quests: readonly DemoQuest[] }) {
    const { person, profile, world } = this.#parts;
    const chosen = quests.flatMap(({ row, template }) => {
      const score = person.chance.int(400, 990) / 1_000;
      return template ? [{ template, score, hours: row.estimated_hours, tools: template.tools }] : [];
    });
    const { asSeen } = profile;
    const stage = asSeen.stage ?? stageReached([], world.playbook);
    return decisionOf({ quests: chosen, spare: [] }, { stage, person: asSeen, plan, adapted: new Map() });
  }
}
