import type { Caution } from "../playbook/vocabulary.ts";
import { wordsOf } from "../text/tokens.ts";
import type { Asking } from "./asking.ts";
import type { BankAnswer, Entry, HelpAnswer, Part } from "./bank/entry.ts";
import type { Hit } from "./bank/find-answers.ts";
import { isRuledOut, ruledOut } from "./dialogue/ruled-out.ts";
import { hear } from "./hear.ts";
import { nextStep } from "./own/next-step.ts";
import { progressSaid } from "./own/progress.ts";
import { NOT_ALONE, namesFeeling } from "./reading/feelings.ts";
import { NO_BASIS, type Said, type Suggest } from "./said.ts";
import { isDistressed, openingOf, openingUnsure, partAsked, ruleFor, ruleId } from "./say/around-answer.ts";
import { GENTLE_TOPICS, sayAnswer } from "./say/say-answer.ts";
import { atStake, fromTopicCard, outside, readingsOf } from "./say/unsure.ts";
import { type Found, search } from "./search.ts";
import { isSaidPlainly } from "./stakes/alarming.ts";
import { cautionLine, cautionOfTopic } from "./stakes/caution-line.ts";
import { isGrave, isNearGrave } from "./stakes/grave.ts";
import { TOPIC_CATEGORIES } from "./topic-categories.ts";

/** Out of the field if that is this much likelier than the best topic. */
const OUTSIDE = 1;

interface Thresholds {
  /** Below this score fewer than four in ten are right: then the topic is answered for, and others can be tapped. */
  readonly sure: number;
  /** From this score on the answer is about what the person named: then it may say so. */
  readonly trusted: number;
}

/** Read off the open set's answers: of those between 6 and 8 three in ten fit, of those between 8 and 10 six in ten. */
const FIRST_QUESTION: Thresholds = { sure: 8, trusted: 8 };
/** The talk has already told what it is about; tried on the open set's dialogues. */
const WITHIN_TALK: Thresholds = { sure: 4, trusted: 6 };

/** Enough where little could mislead: for the few answers about the product, and for a question of one short sentence. */
const PLAINLY_SURE = 6;
const SHORT = 12;

const thresholdsFor = ({ turns }: Asking) => (turns.length > 0 ? WITHIN_TALK : FIRST_QUESTION);

/** The best stored answer, what holds where somebody could be harmed, the gist of the likeliest topic, or a kind no. */
export function fromBank(asking: Asking, found: Found): Said {
  const names = ruledOut(asking);
  const mayFollow = ({ id }: Entry) => {
    const answer = asking.mentor.bank.answers.get(id);
    return !answer || !isRuledOut(answer, names);
  };
  const hits = found.hits.filter(
    (hit) => !asking.said.has(hit.entry.id) && mayFollow(hit.entry) && mayBe(asking, found, hit),
  );
  // Words for feelings may be missing for what was told: then the matter itself is answered, and nobody is refused.
  if (hits.length === 0 && asking.heard.feeling)
    return fromBank({ ...asking, heard: { ...asking.heard, feeling: null } }, { ...found, outside: 0 });
  const isOutside = found.outside >= OUTSIDE && asking.heard.feeling === null;
  const first = hits[Math.min(asking.attempt - 1, hits.length - 1)];
  if (!first || isOutside) return outside(asking.heard.text, asking.facts);
  const least = leastFor(asking, first);
  const best = surest(first, hits, least);
  if (asking.attempt === 1 && !asking.heard.feeling && best.score < least) {
    const said = atStake(asking, hits) ?? fromTopicCard(found, asking, hits);
    if (said) return withCaution(asking, said);
  }
  return entrySaid(asking, isDistressed(asking) ? kindest(asking, best) : best, hits);
}

function leastFor(asking: Asking, { entry }: Hit): number {
  const { mentor, heard } = asking;
  const isShort = wordsOf(heard.plain).length <= SHORT && /^[^.!?;]+\?\W*$/u.test(heard.text);
  const { sure } = thresholdsFor(asking);
  return isShort || mentor.bank.help.has(entry.id) ? Math.min(sure, PLAINLY_SURE) : sure;
}

/** So many of the best are looked at if the first is a guess. */
const NEXT_BEST = 5;

/** The first answer; if that is a guess, the first one after it that is not. */
function surest(first: Hit, hits: readonly Hit[], sure: number): Hit {
  if (first.score >= sure || first !== hits[0]) return first;
  return hits.slice(0, NEXT_BEST).find(({ score }) => score >= sure) ?? first;
}

/** Names no cause: for somebody in distress of whom the mentor does not know why. */
const LOW_MOOD = "motivation-low-mood";

function kindest({ mentor, said }: Asking, best: Hit): Hit {
  if (best.isMeant || best.score >= FIRST_QUESTION.trusted) return best;
  const entry = mentor.bank.answers.get(LOW_MOOD);
  return entry && !said.has(LOW_MOOD) ? { ...best, entry } : best;
}

function withCaution(asking: Asking, said: Said): Said {
  const { stakes } = asking.heard;
  return stakes ? { ...said, after: [cautionLine(asking, stakes, said.topic)] } : said;
}

/** Questions for the person's own data are short, and the topic says the same. */
function mayBe({ heard }: Asking, { topics }: Found, { entry, score, isMeant }: Hit): boolean {
  const { topic, mood } = entry;
  if (isMeant) return true;
  if (!isSaidPlainly(entry.id, heard.plain)) return false;
  if (mood === "joy" || heard.feeling === "joy") return mood === heard.feeling;
  if (heard.feeling) return GENTLE_TOPICS.has(topic);
  const chance = topics.find((guess) => guess.topic === topic)?.probability ?? 0;
  if (GENTLE_TOPICS.has(topic))
    return chance >= GENTLE_CHANCE || (score >= PLAINLY_FELT && namesFeeling(heard.plain));
  if (topic === DANGERS) return heard.stakes !== null || chance >= DANGER_CHANCE;
  if (!OWN_TOPICS.has(topic)) return true;
  return chance >= 0.3 && wordsOf(heard.plain).length <= 16;
}

/** Words for feelings come only to somebody who speaks of them. */
const GENTLE_CHANCE = 0.35;
/** Or to somebody who names a feeling in words so near to one of these answers, whatever else they speak of. */
const PLAINLY_FELT = 10;
/** Words for accidents and crises frighten somebody who asked for something else. */
export const DANGERS = "safety";
export const DANGER_CHANCE = 0.12;
const OWN_TOPICS: ReadonlySet<string> = new Set(["next-step", "my-progress"]);

/** The topic that was asked for: the question before is answered from it. */
export function fromTopic(asking: Asking): Said | null {
  const { last, heard, mentor, turns, facts } = asking;
  if (last.open?.kind !== "topic") return null;
  const said = heard.text.trim().toLowerCase();
  const topic = last.open.topics.find(
    (name) => mentor.playbook.cards.get(name)?.title.toLowerCase() === said,
  );
  const before = turns.at(-1)?.prompt;
  if (!topic || !before) return null;
  const { plain } = hear(before, mentor.glossary, mentor.spell);
  const answers = search(mentor, facts, plain, { topic })
    .hits.flatMap(({ entry }) => mentor.bank.answers.get(entry.id) ?? [])
    .filter((answer) => answer.topic === topic);
  const [best, ...others] = answers;
  return best
    ? bankSaid(asking, best, "answer", { opening: null, also: others.map(({ label }) => label) })
    : null;
}

/** What the bank holds under this id: advice, help with the product, or a question for the person's own data. */
function entrySaid(asking: Asking, best: Hit, hits: readonly Hit[]): Said {
  const { mentor, facts, heard, turns } = asking;
  const {
    entry: { id },
    score,
  } = best;
  const advice = mentor.bank.answers.get(id);
  if (advice)
    return bankSaid(asking, advice, partAsked(asking, advice), {
      also: readingsOf(hits.filter((hit) => hit !== best)),
      isNearGrave: isNearGrave(hits, mentor.bank.answers),
      isSure: turns.length === 0 && score >= thresholdsFor(asking).trusted,
      ...(score < thresholdsFor(asking).trusted &&
        !heard.feeling && {
          opening: openingUnsure(asking, advice),
        }),
    });
  const help = mentor.bank.help.get(id);
  if (help) return helpSaid(help);
  return id === "own-progress" ? progressSaid(facts) : nextStep(heard.plain, facts);
}

function helpSaid({ id, answer }: HelpAnswer): Said {
  return {
    kind: "own",
    topic: "product-help",
    text: answer,
    basis: { ...NO_BASIS, cards: ["SideQuest help"] },
    suggest: null,
    talk: { answerId: id, topic: "product-help", said: [id] },
  };
}

interface More {
  /** Is it plainly what was asked? Left out: yes for a first question, no within a talk. */
  readonly isSure?: boolean;
  /** Labels that may be offered as well. */
  readonly also?: readonly string[];
  /** Stands before the answer instead of the person's own words. */
  readonly opening?: string | null;
  /** Could the question be one of somebody in trouble? */
  readonly isNearGrave?: boolean;
}

/** One part of a stored answer in this person's words, with what may be tapped next. */
export function bankSaid(asking: Asking, answer: BankAnswer, part: Part, more: More = {}): Said {
  const { facts, heard, said, turns } = asking;
  const { words } = facts.person.business;
  const saidNow = saidWith(answer, part);
  const caution = answer.caution ?? heard.stakes ?? cautionOfTopic(asking, answer.topic);
  const isInTrouble = more.isNearGrave || isGrave(asking, answer);
  const isRepeat = (part === "short" || part === "recap") && said.has(answer.id);
  const opening = more.opening === undefined ? openingOf(asking, answer, part) : more.opening;
  return {
    kind: "answer",
    topic: answer.topic,
    text: sayAnswer(answer, {
      part,
      words,
      reflection: opening,
      rule: ruleFor(asking, answer, part),
      isReadAs: !(more.isSure ?? turns.length === 0),
    }),
    after: [
      ...(isDistressed(asking) && part === "answer" ? [NOT_ALONE] : []),
      ...(caution && part !== "why" && !isRepeat ? [cautionLine(asking, caution, answer.topic)] : []),
    ],
    basis: {
      cards: [answer.label],
      profile: ["business description", ...(facts.person.businessName ? ["business name"] : [])],
      quests: [],
    },
    suggest: isInTrouble || !mayLead(asking, answer, part) ? null : questFor(answer, caution),
    talk: {
      answerId: answer.id,
      topic: answer.topic,
      said: saidNow,
      choices: choicesAfter(answer, new Set([...said, ...saidNow]), more.also ?? [], isInTrouble),
      isGrave: isInTrouble,
    },
  };
}

/** A quest follows an answer, also one in words to use, if the answer itself was not said before. */
function mayLead({ said }: Asking, { id }: BankAnswer, part: Part): boolean {
  return part === "answer" || (part === "wording" && !said.has(id));
}

/** Words to use are the example, and are not shown again as one. */
function saidWith({ id, topic }: BankAnswer, part: Part): string[] {
  if (part === "answer") return [id, ruleId(topic)];
  return part === "wording" ? [`${id}/wording`, `${id}/example`] : [`${id}/${part}`];
}

/** Where feelings come first, none. */
function questFor({ id, topic, leads }: BankAnswer, caution: Caution | null): Suggest | null {
  if (GENTLE_TOPICS.has(topic)) return null;
  return {
    kind: "new",
    categories: TOPIC_CATEGORIES[topic] ?? [],
    milestone: leads,
    situation: id,
    isOnlyMeant: caution !== null && ONLY_MEANT.has(caution),
  };
}

/** On law, tax and the like only a quest that was written for the very question: another would make light of it. */
const ONLY_MEANT: ReadonlySet<Caution> = new Set(["law", "tax", "insurance", "data"]);

const CHOICES = 2;

/** One that goes deeper and one that leads on. */
function choicesAfter(
  { id, label, topic }: BankAnswer,
  said: ReadonlySet<string>,
  also: readonly string[],
  isInTrouble: boolean,
): string[] {
  const deeper = [
    ...(said.has(`${id}/example`) ? [] : ["Show me an example"]),
    ...(said.has(`${id}/other`) ? [] : ["I tried that already"]),
    ...(said.has(`${id}/why`) ? [] : ["Why is that?"]),
  ];
  const onward = [
    ...also.filter((other) => other !== label),
    ...(GENTLE_TOPICS.has(topic) || isInTrouble ? [] : ["Make that a quest"]),
  ];
  return [deeper[0], onward[0], ...deeper.slice(1)]
    .filter((choice) => choice !== undefined)
    .slice(0, CHOICES);
}
