import type { Asking } from "../asking.ts";
import type { Bank } from "../bank/bank.ts";
import type { BankAnswer } from "../bank/entry.ts";
import type { Hit } from "../bank/find-answers.ts";
import { findSituation } from "./find-situation.ts";
import type { Situation } from "./situation.ts";
import { BODILY, tellsOfHarm } from "./stakes.ts";

const SAFETY = "safety";

/**
 * Whether somebody is in trouble: a claim, an accident, a debt, a letter from an office. The message tells of it, the
 * answer is one to it, or the matter of the talk began with it.
 */
export function isGrave(asking: Asking, answer: BankAnswer | null): boolean {
  const { heard, thread, mentor, last } = asking;
  const caution = answer?.caution ?? heard.stakes;
  const isBodily = caution !== null && BODILY.has(caution);
  return (
    answer?.grave === true ||
    (thread !== null && last.isGrave === true) ||
    isTrouble(heard.situation, mentor.bank) ||
    (isBodily && ((answer?.caution && answer.topic === SAFETY) || tellsOfHarm(heard.plain))) ||
    (thread?.turns ?? []).some(
      ({ prompt, talk }) =>
        talk?.isGrave === true ||
        mentor.bank.answers.get(talk?.answerId ?? "")?.grave === true ||
        isTrouble(findSituation(prompt), mentor.bank),
    )
  );
}

/** Many situations are only questions of law: a song in a film is no trouble. */
function isTrouble(situation: Situation | null, { answers }: Bank): boolean {
  return (situation?.answers ?? []).some((id) => {
    const answer = answers.get(id);
    return answer?.grave === true || answer?.topic === SAFETY;
  });
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
