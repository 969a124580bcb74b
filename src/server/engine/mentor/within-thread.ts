import type { Asking } from "./asking.ts";
import type { BankAnswer, Part } from "./bank/entry.ts";
import { isRuledOut, ruledOut, withoutRefusals } from "./dialogue/ruled-out.ts";
import { shareIn } from "./dialogue/share.ts";
import { preferOwn, sayMore } from "./dialogue/stay.ts";
import type { Thread } from "./dialogue/thread.ts";
import { bankSaid, DANGER_CHANCE, DANGERS, fromBank } from "./from-bank.ts";
import { takeUp, takeUpMeant } from "./reading/take-up.ts";
import type { Said } from "./said.ts";
import { firstSentence, GENTLE_TOPICS } from "./say/say-answer.ts";
import { search } from "./search.ts";
import { isSaidPlainly } from "./stakes/alarming.ts";
import { isNearGrave } from "./stakes/grave.ts";

interface Aim {
  /** Searched for instead of the message. */
  readonly text?: string;
  /** Stands first instead of what the person named. */
  readonly opening?: string | null | undefined;
  readonly part?: Part;
  /** Which part of the answer that was found. */
  readonly partFor?: (answer: BankAnswer) => Part;
  /** Read with this instead of the matter of the talk; null: by itself. */
  readonly thread?: Thread | null | undefined;
}

/** From this score on a message asks for the words of another answer than the last one. */
const PLAINLY_OTHER = 15;

/** "What would I say on a cold call?" after a talk about something else. */
export function wordsForOther(asking: Asking): Said | null {
  const { mentor, facts, heard, last } = asking;
  const [best] = search(mentor, facts, heard.plain).hits;
  const entry = mentor.bank.answers.get(best?.entry.id ?? "");
  if (!best || !entry || best.score < PLAINLY_OTHER || entry.id === last.answerId) return null;
  return isRuledOut(entry, ruledOut(asking)) ? null : bankSaid(asking, entry, "wording", { opening: null });
}

/** Answers a message from the matter of the talk, with something that was not said yet. */
export function goOn(asking: Asking, aim: Aim = {}): Said {
  const { mentor, facts, heard } = asking;
  const thread = aim.thread === undefined ? asking.thread : aim.thread;
  const text = aim.text ?? withoutRefusals(heard.plain);
  const names = ruledOut(asking);
  const found = search(mentor, facts, text, {
    before: thread ? { text: wordsOfThread(asking, thread), topics: thread.topics } : undefined,
  });
  const isDanger =
    heard.stakes !== null ||
    found.topics.some(({ topic, probability }) => topic === DANGERS && probability >= DANGER_CHANCE);
  const maySay = (answer: BankAnswer) =>
    !isRuledOut(answer, names) && (isDanger || !FRIGHTENS(answer)) && mayBeSaid(asking, thread, answer);
  const answers = found.hits.flatMap(({ entry }) => mentor.bank.answers.get(entry.id) ?? []).filter(maySay);
  const more = aim.part ? null : sayMore(asking, found, answers[0], text);
  if (more)
    return bankSaid(asking, more.answer, more.part, {
      opening: aim.opening === undefined ? openingFor(asking, more.answer) : aim.opening,
    });
  const [best, ...others] = preferOwn(asking, found, answers, text, maySay);
  if (!best) return fromBank(asking, { ...found, outside: 0 });
  return bankSaid(asking, best, aim.partFor?.(best) ?? aim.part ?? "answer", {
    opening: aim.opening === undefined ? openingFor(asking, best) : unlessSaid(aim.opening, best),
    isNearGrave: isNearGrave(found.hits, mentor.bank.answers),
    also: others.filter(({ topic }) => topic === best.topic).map(({ label }) => label),
  });
}

/** "Churn is …" is not said twice. */
function unlessSaid(opening: string | null, { answer }: BankAnswer): string | null {
  const start = opening?.split(" ").slice(0, 2).join(" ");
  return start && answer.startsWith(start) ? null : opening;
}

/** What the person just told: a share that can be reckoned, the thing that they named, or whom "she" and "they" mean. */
export function openingFor(
  asking: Asking,
  { label, answer }: Pick<BankAnswer, "label" | "answer">,
): string | null {
  const { heard, thread } = asking;
  const known = `${label} ${firstSentence(answer)}`;
  return (
    shareIn(heard.said, thread?.turns.map(({ prompt }) => prompt).join(" ")) ??
    takeUp(heard.said, known) ??
    thread?.turns.map(({ prompt }) => takeUpMeant(heard.said, prompt)).find(Boolean) ??
    null
  );
}

/** The newest exchange says most; of the answer its matter and its beginning. */
function wordsOfThread({ mentor }: Asking, { turns }: Thread): string {
  const last = turns.at(-1);
  return [
    ...turns.slice(0, -1).map(({ prompt }) => prompt),
    last?.prompt ?? "",
    mentor.bank.answers.get(last?.talk?.answerId ?? "")?.label ?? "",
    last?.talk?.isUnsure ? "" : firstSentence(last?.answer ?? ""),
  ].join(" ");
}

const FRIGHTENS = ({ topic, caution }: BankAnswer) => topic === DANGERS || caution === "children";

/** Words for feelings only to somebody who speaks of them. */
function mayBeSaid({ said, heard }: Asking, thread: Thread | null, { id, topic, mood }: BankAnswer): boolean {
  if (said.has(id)) return false;
  const told = [...(thread?.turns ?? []).map(({ prompt }) => prompt), heard.plain].join(" ");
  if (!isSaidPlainly(id, told)) return false;
  if (mood === "joy" || heard.feeling === "joy") return mood === heard.feeling;
  if (heard.feeling) return GENTLE_TOPICS.has(topic);
  return !GENTLE_TOPICS.has(topic) || gentleShare(thread) >= 0.4;
}

function gentleShare(thread: Thread | null): number {
  return [...GENTLE_TOPICS].reduce((sum, topic) => sum + (thread?.topics.get(topic) ?? 0), 0);
}
