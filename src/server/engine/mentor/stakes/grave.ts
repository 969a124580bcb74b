import type { Caution } from "../../playbook/vocabulary.ts";
import type { Asking } from "../asking.ts";
import type { BankAnswer } from "../bank/entry.ts";
import type { Hit } from "../bank/find-answers.ts";
import { findSituation } from "./find-situation.ts";

/** Where somebody could be hurt. */
const BODILY: ReadonlySet<Caution> = new Set(["health", "animals", "children"]);

/**
 * Whether somebody is in trouble: a claim, an accident, a debt, a letter from an office. The message tells of it, the
 * answer is one to it, or the matter of the talk began with it.
 */
export function isGrave(asking: Asking, answer: BankAnswer): boolean {
  const { heard, thread, mentor } = asking;
  const caution = answer.caution ?? heard.stakes;
  return (
    answer.grave === true ||
    heard.situation !== null ||
    (caution !== null && BODILY.has(caution)) ||
    (thread?.turns ?? []).some(
      ({ prompt, talk }) =>
        mentor.bank.answers.get(talk?.answerId ?? "")?.grave === true || findSituation(prompt) !== null,
    )
  );
}

/** So many of the best answers are looked at, and no worse than the best one by more than this. Below `sure` all is a guess. */
const NEAR = { count: 3, score: 1, sure: 4 };

/** Whether what was asked is so near to something grave that it could be that. */
export function isNearGrave(hits: readonly Hit[], answers: ReadonlyMap<string, BankAnswer>): boolean {
  const best = hits[0]?.score ?? 0;
  return hits
    .slice(0, NEAR.count)
    .some(
      ({ entry, score }) =>
        score >= Math.max(best - NEAR.score, NEAR.sure) && answers.get(entry.id)?.grave === true,
    );
}
