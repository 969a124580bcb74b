import { readFileSync } from "node:fs";
import { STAGES, type Stage } from "#domain/business/way.ts";
import { answer, type BuiltInAnswer, wholeText } from "#server/engine/mentor/answer.ts";
import type { Turn } from "#server/engine/mentor/dialogue/turns.ts";
import type { MentorFacts } from "#server/engine/mentor/facts.ts";
import type { Mentor } from "#server/engine/mentor/mentor.ts";
import { suggestQuest } from "#server/engine/mentor/suggest.ts";
import { readPerson } from "#server/engine/person.ts";
import {
  gradeAnswer,
  gradeTurn,
  type OpenDialogue,
  type OpenProfile,
  type OpenQuestions,
  type Reply,
  type Verdict,
} from "./open/grade-mentor.mjs";
import { atLeast, type Measure } from "./table.ts";

const HISTORY_SENT = 5;

/** The meaning of a text, as the mentor gets it. */
export type Sense = (text: string) => Float32Array;

function readOpen<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./open/${name}.json`, import.meta.url), "utf8")) as T;
}

export interface Asked {
  readonly id: string;
  readonly profile: string;
  readonly text: string;
  readonly history: readonly string[];
  readonly reply: Reply;
  readonly verdict: Verdict;
}

/** Questions and talks of people whom the bank's authors had not seen, judged by the set's own grader. */
export function measureOpenMentor(mentor: Mentor, sense: Sense): Measure[] {
  const asked = askQuestions(mentor, sense);
  const turns = holdDialogues(mentor, sense);
  const right = (list: readonly Asked[]) =>
    list.filter(({ verdict }) => verdict.pass).length / Math.max(1, list.length);
  const ofKind = (kind: string) => asked.filter(({ verdict }) => verdict.kind === kind);
  const dialogues = [...new Set(turns.map(({ id }) => id.split(".")[0] ?? id))];
  const whole = dialogues.filter((id) =>
    turns.every((turn) => !turn.id.startsWith(`${id}.`) || turn.verdict.pass),
  );
  for (const { id, verdict } of [...asked, ...turns])
    if (!verdict.pass) console.log(`${id}: ${verdict.fails.join("; ")}`);
  for (const kind of new Set(asked.map(({ verdict }) => verdict.kind)))
    console.log(
      `${kind}: ${ofKind(kind).filter(({ verdict }) => verdict.pass).length} of ${ofKind(kind).length}`,
    );
  return [
    atLeast(0.75, "open set: questions", right(asked), asked.length),
    atLeast(0.9, "open set: questions with numbers", right(ofKind("numbers")), ofKind("numbers").length),
    atLeast(1, "open set: high stakes", right(ofKind("high_stakes")), ofKind("high_stakes").length),
    atLeast(1, "open set: emotional", right(ofKind("emotional")), ofKind("emotional").length),
    atLeast(0.75, "open set: turns of dialogues", right(turns), turns.length),
    atLeast(0.5, "open set: whole dialogues", whole.length / dialogues.length, dialogues.length),
  ];
}

export function askQuestions(mentor: Mentor, sense: Sense): Asked[] {
  const set = readOpen<OpenQuestions>("mentor-questions");
  return set.questions.map((question) => {
    const history = question.history.map(({ content }) => content);
    const turns = turnsOf(history.slice(-HISTORY_SENT));
    const facts = factsOf(mentor, profileIn(set, question.profile), question.profile);
    const reply = replyOf(
      mentor,
      facts,
      answer(
        mentor,
        { text: question.text, sense: sense(question.text), turns, attempt: 1, questId: null },
        facts,
      ),
      question.text,
    );
    const verdict = gradeAnswer(question, reply, set);
    return { id: question.id, profile: question.profile, text: question.text, history, reply, verdict };
  });
}

/** Every live turn of every dialogue; scripted answers stand in the history instead. */
export function holdDialogues(mentor: Mentor, sense: Sense): Asked[] {
  const set = readOpen<OpenQuestions>("mentor-questions");
  const { dialogues } = readOpen<{ dialogues: OpenDialogue[] }>("mentor-dialogues");
  return dialogues.flatMap((dialogue) => {
    const facts = factsOf(mentor, profileIn(set, dialogue.profile), dialogue.profile);
    const turns: Turn[] = [];
    const asked: Asked[] = [];
    for (const [index, { text, scriptedReply, expect }] of dialogue.turns.entries()) {
      const built = answer(mentor, { text, sense: sense(text), turns, attempt: 1, questId: null }, facts);
      const reply = scriptedReply
        ? { response: scriptedReply, model: "scripted" }
        : replyOf(mentor, facts, built, text);
      const earlier = turns.map((turn) => turn.answer ?? "");
      const history = turns.flatMap((turn) => [turn.prompt, turn.answer ?? ""]);
      turns.push({ prompt: text, answer: reply.response, talk: scriptedReply ? null : built.talk });
      if (!expect || scriptedReply) continue;
      const verdict = gradeTurn(dialogue, index, reply, earlier, set);
      asked.push({ id: verdict.id, profile: dialogue.profile, text, history, reply, verdict });
    }
    return asked;
  });
}

function profileIn(set: OpenQuestions, name: string): OpenProfile {
  const profile = set.profiles[name];
  if (!profile) throw new Error(`The open set has no profile ${name}.`);
  return profile;
}

function turnsOf(texts: readonly string[]): Turn[] {
  const turns: Turn[] = [];
  for (let index = texts.length % 2; index < texts.length; index += 2)
    turns.push({ prompt: texts[index] ?? "", answer: texts[index + 1] ?? null, talk: null });
  return turns;
}

const NO_PROGRESS = { xp: 0, level: 1, streak: 0, completedThisWeek: 0 };

export function factsOf({ playbook }: Mentor, profile: OpenProfile, id: string): MentorFacts {
  const { quests = [], progress = NO_PROGRESS } = profile;
  const person = readPerson(playbook, { ...profile, id });
  const isDone = ({ status }: NonNullable<OpenProfile["quests"]>[number]) => status === "completed";
  return {
    person,
    stage: STAGES.includes(profile.businessStage as Stage) ? (profile.businessStage as Stage) : "Idea Stage",
    open: quests
      .filter((quest) => !isDone(quest))
      .map((quest, index) => ({
        id: String(index),
        title: quest.title,
        description: quest.description,
        category: quest.category,
        dueDay: "2026-01-09",
        hours: quest.estimatedHours,
        isRunning: quest.status === "in_progress",
        reason: quest.reason,
      })),
    finished: quests.filter(isDone),
    completedThisWeek: progress.completedThisWeek,
    completed: progress.completedThisWeek,
    totalXp: progress.xp,
    level: progress.level,
    streak: progress.streak,
  };
}

function replyOf(mentor: Mentor, facts: MentorFacts, built: BuiltInAnswer, text: string): Reply {
  return {
    response: wholeText(built),
    model: "SideQuest",
    suggestedTask: suggestedTo(mentor, facts, built, text),
  };
}

function suggestedTo(mentor: Mentor, facts: MentorFacts, { suggest }: BuiltInAnswer, text: string) {
  if (!suggest) return undefined;
  if (suggest.kind === "open") return facts.open.find(({ id }) => id === suggest.questId);
  const request = {
    person: facts.person,
    stage: facts.stage,
    stageReached: facts.stage,
    hoursAtMost: 16,
    plan: { places: [], minHours: 0, maxHours: 1 },
    history: { past: [], neverTitles: new Set<string>() },
    taste: new Map(),
    didWell: new Map(),
    adapted: new Map(),
  };
  return suggestQuest(mentor, request, { ...suggest, about: suggest.about || text }) ?? undefined;
}
