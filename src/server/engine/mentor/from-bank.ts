import type { Caution } from "../playbook/vocabulary.ts";
import { fill, wordsFor } from "../quest/render.ts";
import { wordsOf } from "../text/tokens.ts";
import type { Asking } from "./asking.ts";
import type { BankAnswer, Entry, HelpAnswer } from "./bank/entry.ts";
import type { Hit } from "./bank/find-answers.ts";
import { isRuledOut, ruledOut } from "./dialogue/ruled-out.ts";
import { shareIn } from "./dialogue/share.ts";
import { takeUp } from "./dialogue/take-up.ts";
import { hear } from "./hear.ts";
import { nextStep } from "./own/next-step.ts";
import { progressSaid } from "./own/progress.ts";
import { NOT_ALONE, whoHurts } from "./reading/feelings.ts";
import { NO_BASIS, type Said, type Suggest } from "./said.ts";
import { firstSentence, GENTLE_TOPICS, lowerFirst, type Part, sayAnswer } from "./say/say-answer.ts";
import { atStake, fromTopicCard, outside, readingsOf } from "./say/unsure.ts";
import { type Found, search } from "./search.ts";
import { cautionLine, cautionOfTopic } from "./stakes/caution-line.ts";
import { isGrave, isNearGrave } from "./stakes/grave.ts";
import { TOPIC_CATEGORIES } from "./topic-categories.ts";

/** Read off the ways of asking of authors whose words were left out of the index. */
const THRESHOLDS = {
  /** Out of the field if that is this much likelier than the best topic. */
  outside: 1,
  /** Below this score hardly one in ten is right: then the topic is answered for, and others can be tapped. */
  sure: 4,
  /** From this score on the answer is about what the person named: then it may say so. */
  trusted: 6,
};

/** The best stored answer, what holds where somebody could be harmed, the gist of the likeliest topic, or a kind no. */
export function fromBank(asking: Asking, found: Found): Said {
  const names = ruledOut(asking);
  const mayFollow = ({ id }: Entry) => {
    const answer = asking.mentor.bank.answers.get(id);
    return !answer || !isRuledOut(answer, names);
  };
  const hits = found.hits.filter(
    ({ entry, score }) =>
      !asking.said.has(entry.id) && mayFollow(entry) && mayBe(asking, found, entry, score),
  );
  // Words for feelings may be missing for what was told: then the matter itself is answered, and nobody is refused.
  if (hits.length === 0 && asking.heard.feeling)
    return fromBank({ ...asking, heard: { ...asking.heard, feeling: null } }, { ...found, outside: 0 });
  const isOutside = found.outside >= THRESHOLDS.outside && asking.heard.feeling === null;
  const best = hits[Math.min(asking.attempt - 1, hits.length - 1)];
  if (!best || isOutside) return outside(asking.heard.text, asking.facts);
  if (asking.attempt === 1 && !asking.heard.feeling && best.score < THRESHOLDS.sure) {
    const said = atStake(asking, hits) ?? fromTopicCard(found, asking, hits);
    if (said) return withCaution(asking, said);
  }
  return entrySaid(asking, best, hits);
}

function withCaution(asking: Asking, said: Said): Said {
  const { stakes } = asking.heard;
  return stakes ? { ...said, after: [cautionLine(asking, stakes, said.topic)] } : said;
}

/** Questions for the person's own data are short, and the topic says the same. */
function mayBe({ heard }: Asking, { topics }: Found, { topic, mood }: Entry, score: number): boolean {
  if (mood === "joy" || heard.feeling === "joy") return mood === heard.feeling;
  if (heard.feeling) return GENTLE_TOPICS.has(topic);
  const chance = topics.find((guess) => guess.topic === topic)?.probability ?? 0;
  if (GENTLE_TOPICS.has(topic)) return chance >= GENTLE_CHANCE;
  if (topic === DANGERS) return heard.stakes !== null || chance >= DANGER_CHANCE;
  if (!OWN_TOPICS.has(topic)) return true;
  return chance >= 0.3 && (wordsOf(heard.plain).length <= 16 || score > 6);
}

/** Words for feelings come only to somebody who speaks of them. */
const GENTLE_CHANCE = 0.3;
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
  const { mentor, facts, heard } = asking;
  const {
    entry: { id },
    score,
  } = best;
  const advice = mentor.bank.answers.get(id);
  if (advice)
    return bankSaid(asking, advice, "answer", {
      also: readingsOf(hits.filter((hit) => hit !== best)),
      isNearGrave: isNearGrave(hits, mentor.bank.answers),
      ...(score < THRESHOLDS.trusted &&
        !heard.feeling && { opening: shareIn(heard.said) ?? takeUpNumber(heard.said, advice) }),
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
  /** Labels that may be offered as well. */
  readonly also?: readonly string[];
  /** Stands before the answer instead of the person's own words. */
  readonly opening?: string | null;
  /** Could the question be one of somebody in trouble? */
  readonly isNearGrave?: boolean;
}

/** One part of a stored answer in this person's words, with what may be tapped next. */
export function bankSaid(asking: Asking, answer: BankAnswer, part: Part, more: More = {}): Said {
  const { facts, heard, said } = asking;
  const { words } = facts.person.business;
  const saidNow = part === "answer" ? answer.id : `${answer.id}/${part}`;
  const caution = answer.caution ?? heard.stakes ?? cautionOfTopic(asking, answer.topic);
  const isInTrouble = more.isNearGrave || isGrave(asking, answer);
  const isRepeat = (part === "short" || part === "recap") && said.has(answer.id);
  const opening = more.opening === undefined ? openingOf(asking, answer, part) : more.opening;
  return {
    kind: "answer",
    topic: answer.topic,
    text: sayAnswer(answer, { part, words, reflection: opening, rule: ruleFor(asking, answer, part) }),
    after: [
      ...(isDistressed(asking) && part === "answer" ? [NOT_ALONE] : []),
      ...(caution && part !== "why" && !isRepeat ? [cautionLine(asking, caution, answer.topic)] : []),
    ],
    basis: {
      cards: [answer.label],
      profile: ["business description", ...(facts.person.businessName ? ["business name"] : [])],
      quests: [],
    },
    suggest: isInTrouble || part !== "answer" ? null : questFor(answer, caution),
    talk: {
      answerId: answer.id,
      topic: answer.topic,
      said: [saidNow, ...(part === "answer" ? [ruleId(answer.topic)] : [])],
      choices: choicesAfter(answer, new Set([...said, saidNow]), more.also ?? [], isInTrouble),
      isGrave: isInTrouble,
    },
  };
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

function isDistressed({ heard }: Asking): boolean {
  return heard.feeling === "distress";
}

/** What the person named, or who hurt them. */
function openingOf(asking: Asking, answer: BankAnswer, part: Part): string | null {
  const { said } = asking.heard;
  if (part !== "answer") return null;
  if (!GENTLE_TOPICS.has(answer.topic)) return shareIn(said) ?? takenUp(said, answer);
  return isDistressed(asking) ? whoHurts(said) : null;
}

/** The gist of the topic, with the first answer on it. */
function ruleFor({ mentor, facts, said }: Asking, { topic }: BankAnswer, part: Part): string | null {
  const card = mentor.playbook.cards.get(topic);
  if (!card || part !== "answer" || GENTLE_TOPICS.has(topic) || said.has(ruleId(topic))) return null;
  const { person } = facts;
  const rule = fill(card.summary, wordsFor(person, mentor.playbook.lexicons[person.type]));
  return `Rule of thumb for ${lowerFirst(card.title)}: ${lowerFirst(rule)}`;
}

const ruleId = (topic: string) => `${topic}/rule`;

/** On law, tax and the like only a quest that was written for the very question: another would make light of it. */
const ONLY_MEANT: ReadonlySet<Caution> = new Set(["law", "tax", "insurance", "data"]);

/** Of what was named only a sum or a count: where the answer is less sure, the rest could be beside the point. */
function takeUpNumber(text: string, answer: BankAnswer): string | null {
  const opening = takenUp(text, answer);
  return opening && /\d/u.test(opening) ? opening : null;
}

/** What the person named, unless the answer names it anyway. */
function takenUp(text: string, { label, answer }: BankAnswer): string | null {
  return takeUp(text, `${label} ${firstSentence(answer)}`);
}

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
