import { at } from "#domain/general/at.ts";
import { suggestTools } from "#domain/toolbox/choose-tool.ts";
import type { DemoQuest } from "../quests/demo-quest.ts";
import { finishQuest, rejectQuest } from "./settle-quest.ts";
import type { Sitting } from "./sitting.ts";
import { askMentor, rate, writeFeedback } from "./voices.ts";

const PRESSED = [
  ["Open quest", 8],
  ["Next week", 4],
  ["Previous week", 3],
  ["Toolbox", 3],
  ["Add quest", 2],
  ["Feedback", 1],
  ["Theme dark", 1],
  ["Theme light", 1],
] as const;

const LOOKED_AT = [
  ["Toolbox", 5],
  ["Achievements", 4],
  ["Founder's Logbook", 4],
  ["Skill Paths", 3],
  ["XP Ledger", 3],
  ["Profile", 2],
  ["Plan", 1],
] as const;

/** Simulates what a person does in one session. */
export function spendSitting(sitting: Sitting, isFirstOfDay: boolean): void {
  const { person, book, visit, day } = sitting;
  const { chance, habit } = person;
  visit.wait(chance.int(4, 40));
  if (book.needsBatch(day)) takeBatch(sitting);
  look(sitting);
  for (let left = chance.int(...habit.finishes); left > 0; left--) workOn(sitting);
  if (chance.happens(0.08)) addOwn(sitting);
  if (chance.happens(0.1)) dropOne(sitting);
  if (chance.happens(0.3)) startOne(sitting);
  if (chance.happens(0.2)) askMentor(sitting);
  if (isFirstOfDay && chance.happens(0.03)) rate(sitting);
  if (chance.happens(0.02)) writeFeedback(sitting);
  if (chance.happens(0.004)) visit.act("client_error", chance.pick(["TypeError", "ChunkLoadError"]));
  if (chance.happens(0.01)) visit.act("export", chance.pick(["data", "logbook csv", "logbook pdf"]));
  if (!chance.happens(0.25)) return;
  visit.act("link_click", "Leaderboard");
  visit.view("/leaderboard", "Leaderboard");
  visit.wait(chance.int(10, 90));
}

function look({ person: { chance }, visit }: Sitting): void {
  for (let left = chance.int(1, 4); left > 0; left--) {
    visit.act("button_click", chance.weighted(PRESSED));
    visit.wait(chance.int(3, 45));
  }
  if (chance.happens(0.5)) visit.use(chance.weighted(LOOKED_AT), chance.int(8, 90));
}

function takeBatch({ person: { chance }, book, visit, day }: Sitting): void {
  if (chance.happens(0.3)) {
    visit.act("task_generate", "more");
    visit.use("More Quests", chance.int(4, 20));
  }
  book.generate(day, visit.now);
}

/** Works on the quest due next, or on a random one. */
function workOn(sitting: Sitting): void {
  const { person, book, visit } = sitting;
  const { chance } = person;
  const open = book.open.sort((a, b) => (a.dueDay < b.dueDay ? -1 : 1));
  if (open.length === 0) return;
  const quest = chance.happens(0.7) ? at(open, 0) : chance.pick(open);
  visit.use("Task Workspace", chance.int(20, 260));
  if (chance.happens(0.35)) openTool(sitting, quest);
  finishQuest(sitting, quest, Math.round(quest.row.estimated_hours * 3_600 * (0.4 + chance.next())));
}

/** Most people open the first tool. */
function openTool({ person: { chance }, sums, visit }: Sitting, { row }: DemoQuest): void {
  const tools = suggestTools(row);
  const index = chance.happens(0.68) ? 0 : chance.int(0, tools.length - 1);
  const opened = at(tools, index).name;
  visit.act("tool_launch", opened, { suggestion: index + 1, opened: true });
  sums.addOpening(visit.now, at(tools, 0).name, opened);
  visit.wait(chance.int(5, 60));
}

export function addOwn({ person: { chance }, book, visit, day }: Sitting): void {
  const isFirst = !book.all.some(({ row }) => row.origin === "own");
  visit.wait(chance.int(15, 90));
  const quest = book.addOwn(day, visit.now);
  if (!quest) return;
  visit.act("task_create", quest.row.category);
  if (isFirst) visit.reach("first_task_created");
}

/** Rejects a quest, or only deletes it. */
function dropOne(sitting: Sitting): void {
  const { person, book, visit } = sitting;
  const open = book.open;
  if (open.length === 0) return;
  const quest = person.chance.pick(open);
  if (quest.row.origin !== "own" && person.chance.happens(0.75)) {
    rejectQuest(sitting, quest);
    return;
  }
  quest.row.deleted_at = visit.now;
  visit.act("task_delete", quest.row.category);
}

function startOne({ person, book, visit }: Sitting): void {
  const waiting = book.open.filter(({ row }) => row.started_at === null);
  if (waiting.length === 0) return;
  const { row } = person.chance.pick(waiting);
  row.started_at = visit.now;
  row.worked_sec = 0;
  row.counting_since = visit.now;
  visit.act("task_start", row.category);
  visit.use("Task Workspace", person.chance.int(20, 200));
}
