import { dayAt } from "#domain/general/calendar-day.ts";
import { type BuiltInAnswer, type Question, wholeText } from "#server/engine/mentor/answer.ts";
import type { Turn } from "#server/engine/mentor/dialogue/turns.ts";
import type { MentorFacts } from "#server/engine/mentor/facts.ts";
import type { Mentor } from "#server/engine/mentor/mentor.ts";
import { MENTOR_SYSTEM, mentorFacts } from "#server/engine/mentor/prompt.ts";
import { findSafetyRule } from "#server/engine/mentor/safety.ts";
import { BUILT_IN } from "#server/engine/quest/names.ts";
import type { ReadSense } from "#server/engine/text/sense/sense-thread.ts";
import type { Context } from "#server/platform/context.ts";
import { DATA_BLOCK_RULE, dataBlock } from "#server/platform/llm/data-block.ts";
import type { LanguageModels } from "#server/platform/llm/language-models.ts";
import type { ChatMessage } from "#server/platform/llm/prompt.ts";
import type { Metrics } from "#server/platform/metrics.ts";

export const CONTEXT_EXCHANGES = 5;

export interface MentorDeps {
  readonly mentor: () => Mentor;
  /** Left out where words alone count. */
  readonly readSense?: ReadSense | undefined;
  readonly models: LanguageModels;
  readonly metrics?: Pick<Metrics, "observeFirstWords">;
}

/** Receives an answer while it is written. */
export interface Listener {
  readonly signal?: AbortSignal;
  onDelta(text: string): void;
  /** Discard the text so far: another model starts over. */
  onRestart(): void;
}

/** An earlier exchange. */
export type Earlier = Turn;

interface Speech {
  readonly history: readonly { readonly sender: "user" | "ai"; readonly text: string }[];
  readonly built: BuiltInAnswer;
  readonly before: readonly Earlier[];
  readonly facts: MentorFacts;
  readonly question: Question;
  readonly listener: Listener | undefined;
}

/** Answers with a configured model; the built-in engine is the fallback, and gives the fixed answers. */
export async function speak(ctx: Context, { mentor, models }: MentorDeps, speech: Speech) {
  const { built, listener } = speech;
  const own = { text: wholeText(built), model: BUILT_IN.name, isStopped: false };
  if (built.isFixed || models.describe().length === 0) {
    listener?.onDelta(own.text);
    return own;
  }
  const written = await models.writeText({
    role: "mentor",
    system: `${MENTOR_SYSTEM}\n${DATA_BLOCK_RULE}\n${dataBlock(mentorFacts(mentor(), speech.question, built, speech.facts, dayAt(ctx.now, ctx.actor.user.time_zone)))}`,
    messages: [...contextOf(speech), { role: "user", content: speech.question.text }],
    userId: ctx.actor.id,
    now: ctx.now,
    ...(listener?.signal && { signal: listener.signal }),
    onDelta: (text) => listener?.onDelta(text),
    onRestart: () => listener?.onRestart(),
  });
  if (!written.refused) return { ...written, text: withAfter(speech, written) };
  if (written.refused === "stopped") return { ...own, text: "", isStopped: true };
  const why = REFUSALS[written.refused];
  const text = why ? `${own.text}\n\n_${why}_` : own.text;
  listener?.onDelta(text);
  return { ...own, text };
}

/** Adds where to check and what we ask back ourselves, instead of relying on the model. */
function withAfter(
  { built, listener }: Speech,
  { text, isStopped }: { text: string; isStopped: boolean },
): string {
  const { after = [] } = built;
  if (after.length === 0 || isStopped) return text;
  const lines = `\n\n${after.join("\n\n")}`;
  listener?.onDelta(lines);
  return text + lines;
}

const REFUSALS: Partial<Record<string, string>> = {
  quota: "Your questions to the language model are used up for today, so the built-in engine answered.",
  budget: "The language model's budget of the day is used up, so the built-in engine answered.",
};

/**
 * The earlier conversation, oldest first: from the database, or from the page if the last answer is missing
 * here. Messages that got a fixed safety answer are not sent to the model.
 */
function contextOf({ before, history }: Speech): ChatMessage[] {
  const isMissing = before[0]?.answer === null && history.length > 0;
  const said = isMissing
    ? history
        .slice(-CONTEXT_EXCHANGES)
        .filter(({ text }) => !findSafetyRule(text))
        .map(({ sender, text }) => message(sender, text))
    : before
        .filter(({ prompt }) => !findSafetyRule(prompt))
        .reverse()
        .flatMap(({ prompt, answer }) => [message("user", prompt), message("ai", answer ?? "")]);
  // Stopping before the first word leaves an empty message, which some providers refuse.
  return said.filter(({ content }) => content.trim() !== "");
}

function message(sender: "user" | "ai", content: string): ChatMessage {
  return { role: sender === "user" ? "user" : "assistant", content };
}
