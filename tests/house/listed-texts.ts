import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MEMBER_PAGES } from "#contracts/pages/pages.ts";
import { CLOSE_CONFIRMATION } from "#contracts/profile.ts";
import { ACTIVITY_TITLES } from "#domain/activity/activity-words.ts";
import { FACT_LABELS } from "#domain/business/fact-labels.ts";
import { STAGES } from "#domain/business/way.ts";
import { SIGNAL_TEXTS } from "#domain/companion/signals.ts";
import { LEAGUES } from "#domain/leagues/leagues.ts";
import { OUTCOMES, outcomeWord, timeSpentText } from "#domain/logbook/logbook.ts";
import { NO_OUTSIDE_SERVICE } from "#domain/mentor/answer-author.ts";
import { ONBOARDING_OPTIONS, PROFILE_OPTIONS } from "#domain/onboarding/business-options.ts";
import { SCHEDULE_PRESETS, shortDay } from "#domain/onboarding/schedule-presets.ts";
import { WEEKDAYS, weekdayName } from "#domain/onboarding/weekly-schedule.ts";
import { ACHIEVEMENTS } from "#domain/progress/achievements.ts";
import { LEVEL_REWARDS } from "#domain/progress/level-rewards.ts";
import { BADGE_CATEGORIES, SKILL_PATHS } from "#domain/progress/skill-paths.ts";
import { explainEmptyBatch } from "#domain/quests/empty-batch.ts";
import { DIFFICULTIES, FORM_CATEGORIES } from "#domain/quests/quest.ts";
import { REJECT_REASONS } from "#domain/quests/rejection.ts";
import { ALREADY_COUNTED, ENOUGH_TODAY, REACHED_ELSEWHERE, SHARE_SOURCES } from "#domain/sharing/sharing.ts";
import { capNote } from "#domain/xp/quest-pay.ts";
import { REFUSALS } from "./refusals.ts";

/** Texts that stand in lists or are made by the server: `t(list[index])` says them, which no reader of sources sees. */
export function listedTexts(root: string): Set<string> {
  const json = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
  const ways: { name: string; describes: string }[] = readdirSync(join(root, "playbook/ways")).map((name) =>
    json(`playbook/ways/${name}`),
  );
  return new Set([
    ...Object.values(ONBOARDING_OPTIONS).flat(),
    ...Object.values(PROFILE_OPTIONS).flat(),
    ...SCHEDULE_PRESETS.map(({ label }) => label),
    ...WEEKDAYS.flatMap((day) => [weekdayName(day), shortDay(day)]),
    ...FORM_CATEGORIES,
    ...BADGE_CATEGORIES,
    ...Object.keys(json("playbook/categories.json")),
    ...DIFFICULTIES,
    ...REJECT_REASONS,
    ...SKILL_PATHS.flatMap(({ title, description }) => [title, description]),
    "Top level reached",
    ...LEVEL_REWARDS.map(({ name }) => name),
    ...ACHIEVEMENTS.flatMap(({ title, description, type }) => [
      title,
      description,
      type.replaceAll("_", " ").toUpperCase(),
    ]),
    ...STAGES,
    "At the moment",
    ...Object.values(FACT_LABELS),
    ...ways.flatMap(({ name, describes }) => [name, describes]),
    ...OUTCOMES.map(outcomeWord),
    timeSpentText(0),
    `SideQuest, ${NO_OUTSIDE_SERVICE}`,
    ...["business description", "business name", "business type", "business stage"],
    ...["your path", "level and XP", "streak"],
    ...Object.values(SIGNAL_TEXTS),
    ...LEAGUES,
    ...[ALREADY_COUNTED, ENOUGH_TODAY, REACHED_ELSEWHERE, "a copied link", "a shared link"],
    "An earlier achievement",
    ...Object.values(ACTIVITY_TITLES),
    ...(["own", "mentor"] as const).flatMap((origin) => [
      capNote(origin, 50, { own: 500, mentor: 200 }),
      capNote(origin, 50, { own: 0, mentor: 0 }),
    ]),
    ...[false, true].flatMap((isShortOnly) =>
      [0, 1].map((ruledOut) => explainEmptyBatch({ days: 1, isShortOnly, ruledOut })),
    ),
    explainEmptyBatch({ days: 0, isShortOnly: false, ruledOut: 0 }),
    ...["on your path", "from your notes", "in part", "learned"],
    CLOSE_CONFIRMATION,
    ...["Unknown device", "Quest"],
    ...PAGE_NAMES.map((name) => `${name} · SideQuest`),
    ...MONEY_FILE_PROBLEMS,
    ...REFUSALS,
    ...[...SHARE_SOURCES.keys()].map((source) => sentenceCase(source.replaceAll("_", " "))),
  ]);
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The pages of figures speak English. */
const { "/analytics": _, "/performance": __, ...SPOKEN } = MEMBER_PAGES;
const PAGE_NAMES = ["Sign in", "404 Page Not Found", ...Object.values(SPOKEN)];

/** Of `domain/money/money-file.ts`, said line by line. */
export const MONEY_FILE_PROBLEMS = [
  "The currency is not one we know.",
  "The amount is not a number, or has too many decimals.",
  "The amount is zero.",
  "The kind is neither income nor expense.",
  "An income cannot be below zero.",
  "It does not say what for.",
  "The text has unreadable characters.",
  "The day is not one like 2026-11-30.",
  "The day is before the year 2000.",
  "The day has not come yet.",
];
