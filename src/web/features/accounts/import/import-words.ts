import type { ImportKind, LeftKind } from "#contracts/export/import.ts";
import { t } from "#web/platform/language/text.ts";

export const COMES_WORDS: Record<ImportKind, string> = {
  quests: t("Quests"),
  completed: t("Completed among them"),
  notes: t("Notes"),
  hiddenQuests: t("Hidden quests"),
  xp: "XP",
  achievements: t("Achievements"),
  facts: t("Facts about your business"),
  moneyEntries: t("Money entries"),
  moneyGoals: t("Money goals"),
  reviews: t("Closed weeks"),
  messages: t("Messages with the mentor"),
  handles: t("Social handles"),
};

export const LEFT_WORDS: Record<LeftKind, string> = {
  signIns: t("Sign-ins, API tokens, webhooks, calendar address and reminders: set them up here."),
  plan: t("Plan and payments: they belong to the other SideQuest."),
  company: t("League, companion and public pages: they are with people there."),
  streak: t("Your streak: it starts anew. What you did stays in your logbook."),
  profile: t("Name, picture and profile: what you gave here stays."),
  records: t("Visits, mails and feedback: records of the other SideQuest."),
};

export const XP_NOTE = t("Imported XP counts for your level, not for the leaderboard or leagues.");
