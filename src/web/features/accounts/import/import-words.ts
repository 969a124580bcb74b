import type { ImportKind, LeftKind } from "#contracts/export/import.ts";

export const COMES_WORDS: Record<ImportKind, string> = {
  quests: "Quests",
  completed: "Completed among them",
  notes: "Notes",
  hiddenQuests: "Hidden quests",
  xp: "XP",
  achievements: "Achievements",
  facts: "Facts about your business",
  moneyEntries: "Money entries",
  moneyGoals: "Money goals",
  reviews: "Closed weeks",
  messages: "Messages with the mentor",
  handles: "Social handles",
};

export const LEFT_WORDS: Record<LeftKind, string> = {
  signIns: "Sign-ins, API tokens, calendar address and reminders: set them up here.",
  plan: "Plan and payments: they belong to the other SideQuest.",
  company: "League, companion and public pages: they are with people there.",
  streak: "Your streak: it starts anew. What you did stays in your logbook.",
  profile: "Name, picture and profile: what you gave here stays.",
  records: "Visits, mails and feedback: records of the other SideQuest.",
};

export const XP_NOTE = "Imported XP counts for your level, not for the leaderboard or leagues.";
