import { findConstraints, findLifted } from "../../constraints.ts";
import type { Constraint } from "../../playbook/vocabulary.ts";
import type { Asking } from "../asking.ts";
import { NO_BASIS, type Said } from "../said.ts";
import { findMove } from "./moves.ts";

/** What each constraint leaves out, as it stands in a sentence. */
export const LEFT_OUT: Record<Constraint, string> = {
  "no-social-media": "social media",
  "no-calls": "phone calls",
  "no-meetings": "meetings in person",
  "no-spending": "spending money",
  "no-video": "being on video",
  "no-ads": "paid ads",
  "no-code": "coding",
  "no-email": "mailing strangers",
  "no-employees": "hiring people",
  "no-events": "events",
};

const YES = "Yes, leave them out";
const NO = "No, keep them";

const namesOf = (list: readonly Constraint[]) => list.map((name) => LEFT_OUT[name]).join(", ");

/** Asks before something that was said in passing is left out of all quests: it lasts only once confirmed. */
export function withConstraintAsked(asking: Asking, said: Said): Said {
  const { heard, facts } = asking;
  const lifted = findLifted(heard.text);
  const asked = new Set(asking.turns.flatMap(({ prompt }) => findConstraints(prompt)));
  const names = findConstraints(withoutOutcome(heard)).filter(
    (name) => !lifted.includes(name) && !facts.person.constraints.has(name) && !asked.has(name),
  );
  if (names.length === 0) return said;
  const question = `You rule out ${namesOf(names)}: shall I leave quests with that out from now on?`;
  const isMere = !asksSomething(heard.text);
  return {
    ...said,
    ...(isMere
      ? { text: question, suggest: null, basis: NO_BASIS, isFixed: true }
      : { after: [...(said.after ?? []), question] }),
    talk: { ...said.talk, choices: [YES, NO], open: { kind: "constraint", names } },
  };
}

const OUTCOME =
  /\b(?:zero|no|not (?:a single|one|any)|without) (?:calls?|repl(?:y|ies)|answers?|sales?|e-?mails?|meetings?|money)\b(?! (?:please|pls|ever|any ?more|for me))/giu;

/** "Tried leaflets, zero calls": the calls that did not come are not ruled out. */
function withoutOutcome({ text, plain }: Asking["heard"]): string {
  return findMove(plain) === "tried" ? text.replaceAll(OUTCOME, " ") : text;
}

function asksSomething(text: string): boolean {
  return /\?|\b(?:how|what|which|who|where|when|why|should|could|can you|do i|help|tell|give|show)\b/iu.test(
    text,
  );
}

/** The answer to that question, or something allowed again; null if the message is neither. */
export function constraintAnswered({ heard, last, facts }: Asking): Said | null {
  const lifted = findLifted(heard.text).filter((name) => facts.person.constraints.has(name));
  if (lifted.length > 0) return lift(lifted, findConstraints(facts.person.description));
  if (last.open?.kind !== "constraint") return null;
  const move = findMove(heard.plain);
  if (move === "yes") {
    const { names } = last.open;
    return said(`Noted: no quests with ${namesOf(names)} from now on. Say so if that changes.`, {
      ruledOut: names,
      lifted: [],
    });
  }
  return move === "no" ? said("All right, nothing changes. What else is on your mind?", null) : null;
}

function lift(lifted: readonly Constraint[], written: readonly Constraint[]): Said {
  const still = lifted.filter((name) => written.includes(name));
  const free = lifted.filter((name) => !written.includes(name));
  const text = [
    ...(free.length > 0 ? [`Noted: ${namesOf(free)} may come up again.`] : []),
    ...(still.length > 0
      ? [`Your business description rules out ${namesOf(still)}: change it in your profile to allow it.`]
      : []),
  ].join(" ");
  return said(text, { ruledOut: [], lifted });
}

function said(text: string, keeps: Said["keeps"]): Said {
  return {
    kind: "own",
    topic: null,
    text,
    basis: NO_BASIS,
    suggest: null,
    isFixed: true,
    ...(keeps && { keeps }),
  };
}
