import type { Chance } from "../../tools/demo/chance.ts";
import type { Kind } from "./kinds.ts";
import * as model from "./model/day-model.ts";
import type { Tab } from "./tab.ts";

/** Queries refetched after every change to a quest (quest-cache.ts), and also after a completion. */
export const AFTER_CHANGE: readonly Kind[] = ["after change"];
export const AFTER_COMPLETION: readonly Kind[] = ["after completion", "activity", "user"];

type Act = (tab: Tab) => void;

/** What a person does in one visit, in any order. */
export function actsOf(chance: Chance): Act[] {
  const acts: Act[] = [];
  const perhaps = (share: number, act: Act) => chance.happens(share) && acts.push(act);
  for (let left = chance.weighted(model.COMPLETIONS); left > 0; left--) acts.push(completeQuest);
  for (let left = model.LOOKS; left > 0; left--) acts.push(look);
  perhaps(model.STARTS_QUEST, (tab) => {
    click(tab, "Start");
    changeQuests(tab, "start quest");
    tab.track("task_start", "Product");
  });
  perhaps(model.OPENS_TOOL, (tab) => {
    click(tab, "Tool");
    tab.call("open tool");
    tab.track("tool_launch", "Google Sheets");
  });
  perhaps(model.MAKES_OWN_QUEST, (tab) => {
    click(tab, "New quest");
    spendTime(tab, "Quest form", 40);
    tab.track("form_submit", "Quest form");
    changeQuests(tab, "make quest");
    tab.track("task_create", "Marketing");
  });
  perhaps(model.REJECTS_QUEST, (tab) => {
    click(tab, "Quest menu");
    click(tab, "Not relevant");
    tab.call("reject quest");
    changeQuests(tab, "remove quest");
    tab.track("task_reject", "Marketing");
  });
  perhaps(model.WANTS_MORE_QUESTS, (tab) => {
    click(tab, "More quests");
    changeQuests(tab, "more quests");
    tab.track("task_generate", "more");
  });
  perhaps(model.LOOKS_AT_LEADERBOARD, lookAtLeaderboard);
  perhaps(model.LOOKS_AT_LOGBOOK, (tab) => {
    click(tab, "Logbook");
    tab.call("logbook");
    spendTime(tab, "Founder's Logbook", 20);
    tab.call("pace");
  });
  perhaps(model.ASKS_MENTOR, askMentor);
  perhaps(model.SHARES, share);
  return chance.shuffled(acts);
}

function look(tab: Tab): void {
  click(tab, "Open workspace");
  spendTime(tab, "Task Workspace", 8);
  click(tab, "Close");
}

function completeQuest(tab: Tab): void {
  click(tab, "Complete");
  spendTime(tab, "Complete Quest", 15);
  click(tab, "Complete");
  tab.track("form_submit", "Complete Quest");
  tab.call("complete quest");
  tab.call("claim XP");
  tab.track("task_complete", "Product");
  for (const kind of AFTER_COMPLETION) tab.call(kind);
}

export function changeQuests(tab: Tab, kind: Kind): void {
  tab.call(kind);
  for (const reread of AFTER_CHANGE) tab.call(reread);
}

/** Within the app no page is loaded, and data younger than five minutes is not fetched again. */
function lookAtLeaderboard(tab: Tab): void {
  tab.track("link_click", "Leaderboard");
  tab.track("feature_used", "Dashboard");
  tab.view("/leaderboard", false);
  tab.call("leaderboard");
  tab.call("standing");
  tab.wait(30);
  tab.track("link_click", "Back");
  tab.track("feature_used", "Leaderboard");
  tab.view("/app", true);
}

function askMentor(tab: Tab): void {
  click(tab, "AI Mentor");
  tab.call("conversation");
  tab.call("mentor");
  for (let left = model.QUESTIONS; left > 0; left--) {
    tab.wait(25);
    tab.track("mentor_ask", "new");
    tab.call("ask mentor");
  }
  tab.track("feature_used", "AI Mentor");
}

function share(tab: Tab): void {
  click(tab, "Share");
  tab.call("share link");
  // The platform fetches it first.
  tab.call("share page");
  tab.call("drawn picture");
  tab.wait(10);
  tab.call("record share");
  tab.call("claim share");
  tab.track("share", "LinkedIn");
  for (const kind of ["user", "achievements"] as const) tab.call(kind);
  // Friends come later; only their number matters here.
  for (let left = model.VIEWS_A_SHARE; left > 0; left--) tab.call("share page");
  for (let left = model.PICTURES_A_SHARE; left > 0; left--) tab.call("share picture");
}

export function click(tab: Tab, name: string): void {
  tab.track("button_click", name);
}

function spendTime(tab: Tab, name: string, seconds: number): void {
  tab.wait(seconds);
  tab.track("feature_used", name);
}
