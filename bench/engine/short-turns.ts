import { answer, wholeText } from "#server/engine/mentor/answer.ts";
import type { Turn } from "#server/engine/mentor/dialogue/turns.ts";
import type { Mentor } from "#server/engine/mentor/mentor.ts";
import { mentions, type OpenProfile } from "./open/grade-mentor.mjs";
import { factsOf } from "./open-mentor.ts";
import { readSet } from "./people.ts";
import { atLeast, type Measure } from "./table.ts";

interface ShortTurn {
  readonly text: string;
  /** What the mentor said to it; then it is not asked. */
  readonly reply?: string;
  readonly topics?: readonly string[];
  readonly mentions?: readonly string[];
}

interface ShortTalk {
  readonly id: string;
  readonly kind: string;
  readonly person: string;
  readonly turns: readonly ShortTurn[];
}

interface HeardTurn {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly said: string;
  readonly topic: string | null;
  readonly fails: readonly string[];
}

/** Talks written before the rules that read them; the share is for comparing one engine with the next. */
export function measureShortTurns(mentor: Mentor): Measure[] {
  const turns = holdShortTalks(mentor);
  const right = turns.filter(({ fails }) => fails.length === 0).length;
  for (const { id, fails } of turns) if (fails.length > 0) console.log(`${id}: ${fails.join("; ")}`);
  return [
    atLeast(
      0.7,
      "own talks: short turns understood (no target in the design)",
      right / turns.length,
      turns.length,
    ),
  ];
}

function holdShortTalks(mentor: Mentor): HeardTurn[] {
  const set = readSet<{ people: Record<string, OpenProfile>; dialogues: ShortTalk[] }>("short-turns");
  return set.dialogues.flatMap(({ id, kind, person, turns }) => {
    const profile = set.people[person];
    if (!profile) throw new Error(`The set has nobody named ${person}.`);
    const facts = factsOf(mentor, profile, person);
    const before: Turn[] = [];
    return turns.flatMap((turn, index) => {
      if (turn.reply) {
        before.push({ prompt: turn.text, answer: turn.reply, talk: null });
        return [];
      }
      const built = answer(mentor, { text: turn.text, turns: before, attempt: 1, questId: null }, facts);
      const said = wholeText(built);
      before.push({ prompt: turn.text, answer: said, talk: built.talk });
      const topic = built.kind === "out-of-scope" ? "out" : built.topic;
      return [
        { id: `${id}.${index + 1}`, kind, text: turn.text, said, topic, fails: failsOf(turn, said, topic) },
      ];
    });
  });
}

function failsOf(
  { topics = [], mentions: words = [] }: ShortTurn,
  said: string,
  topic: string | null,
): string[] {
  return [
    ...(topics.includes(topic ?? "") ? [] : [`on ${topic}, not on ${topics.join(" or ")}`]),
    ...(words.length === 0 || words.some((word) => mentions(said, word))
      ? []
      : [`none of: ${words.join(", ")}`]),
  ];
}
