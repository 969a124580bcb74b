import { STAGE_OF, STAGES, type Stage } from "#domain/business/way.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { FIRST_WIN_HOURS, rewardForGenerated, titleKey } from "#domain/quests/quest.ts";
import { NO_PHRASES } from "./business/read-phrases.ts";
import { questWords } from "./business/words.ts";
import type { BatchRequest, DraftQuest, Engine } from "./draft.ts";
import { worksAgainst } from "./frontier/against.ts";
import { frontierOf } from "./frontier/frontier.ts";
import { sizeAt } from "./frontier/sizes.ts";
import { namesStandIn } from "./frontier/stand-ins.ts";
import { openSituations, openTold } from "./frontier/told.ts";
import type { Template } from "./playbook/playbook.ts";
import type { Experience } from "./playbook/vocabulary.ts";
import { describe, titleOf } from "./quest/compose-quest.ts";

type Request = Pick<BatchRequest, "person" | "stage" | "history">;

/** Milestones after the open ones may be worked on as well: the batch that follows goes on from there. */
const REACH = { stepsAhead: 2, hasReached: false };

const step = (stage: Stage) => STAGES.indexOf(stage);

/** The work of the stage comes before what an earlier one left open. */
const OF_STAGE = 0.5;
/** What only this trade would get, even on a later milestone, comes before what anybody might. */
const OF_TRADE = 0.8;

/** What is too hard for a beginner, and childish to somebody of experience. */
const UNFIT: Partial<Record<Experience, Template["difficulty"]>> = {
  beginner: "Intermediate",
  experienced: "Beginner",
  expert: "Beginner",
};

/** A person's very first quest: a small success on the next thing that their way asks for. Null if none suits. */
export function firstWinFor(
  { playbook }: Pick<Engine, "playbook">,
  request: Request,
  dueDay: CalendarDay,
): DraftQuest | null {
  const { person } = request;
  const { words } = person.business;
  const template = bestOf(playbook, request);
  if (!template) return null;
  const { size, title } = inWordsOf(template, request);
  return {
    template,
    score: 0,
    place: { day: dueDay, dueDay, windowHours: FIRST_WIN_HOURS },
    hours: FIRST_WIN_HOURS,
    title,
    description: describe(template, size, words),
    xpReward: rewardForGenerated(template.difficulty, FIRST_WIN_HOURS),
    tools: template.tools,
    reason: `A first win${person.businessName ? ` for ${person.businessName}` : ""}. It takes ten minutes.`,
  };
}

function inWordsOf(template: Template, { person }: Request) {
  const { way, words } = person.business;
  const size = sizeAt(template, FIRST_WIN_HOURS);
  return { size, title: titleOf(template, size, words, questWords(way.slots, null, NO_PHRASES, null)) };
}

/** Of those that fit model, stage, facts and experience: the one worth most on this person's way. */
function bestOf(playbook: Engine["playbook"], request: Request): Template | null {
  const { person, stage, history } = request;
  const frontier = frontierOf(request, REACH);
  const open = { told: openTold({ playbook, request }), situations: openSituations({ playbook, request }) };
  const possible = playbook.firstWins.flatMap((template) => {
    const onWay = frontier.worthOf(template);
    const worth =
      (onWay ?? 0) +
      (STAGE_OF[template.milestone] === stage ? OF_STAGE : 0) +
      (template.trades ? OF_TRADE : 0);
    const isPossible =
      onWay !== null &&
      step(STAGE_OF[template.milestone]) <= step(stage) + 1 &&
      template.difficulty !== UNFIT[person.experience] &&
      playbook.stagesOf[template.category]?.includes(stage) === true &&
      !template.avoid.some((constraint) => person.constraints.has(constraint)) &&
      !worksAgainst(template, open) &&
      !history.neverTitles.has(titleKey(inWordsOf(template, request).title));
    return isPossible ? [{ template, worth }] : [];
  });
  const isNamed = ({ template }: { template: Template }) => !namesStandIn(template, person.business);
  const named = possible.filter(isNamed);
  return (named.length > 0 ? named : possible).sort((a, b) => b.worth - a.worth)[0]?.template ?? null;
}
