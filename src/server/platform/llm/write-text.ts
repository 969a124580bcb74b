import type { GuardedModel } from "./guarded-model.ts";
import type { Limits } from "./limits.ts";
import { worstUsage } from "./model-budget.ts";
import type { ChatMessage } from "./prompt.ts";
import { streamText } from "./stream-text.ts";
import { type AskingTools, type Question, type Refused, tryModels } from "./try-models.ts";

export interface TextQuestion extends Question {
  readonly messages: readonly ChatMessage[];
  onDelta?(text: string): void;
  /** What was sent so far is void: another model begins anew, or the result is a refusal. */
  onRestart?(): void;
}

export type WrittenText =
  | Refused
  | {
      readonly refused?: undefined;
      readonly text: string;
      readonly model: string;
      readonly isStopped: boolean;
      /** The allowed length or time was over before the text was. */
      readonly isCut: boolean;
    };

export async function writeText(
  question: TextQuestion,
  models: readonly GuardedModel[],
  limits: Limits["text"],
  tools: AskingTools,
): Promise<WrittenText> {
  const { system, messages, signal } = question;
  const screen = openScreen(question);
  const texts = [system, ...messages.map(({ content }) => content)];
  const result = await tryModels(
    {
      ...question,
      models,
      worst: worstUsage(texts, limits.outputTokens),
      totalMs: limits.totalMs,
      attempt: async ({ sdk, model: { name }, remainingMs, onUsage }) => {
        const onDelta = screen.giveTo(name);
        const spoken = { system, messages, limits, remainingMs, signal, onDelta, onUsage };
        return { ...(await streamText(sdk, spoken)), model: name };
      },
    },
    tools,
  );
  if (result.refused) {
    screen.clear();
    return result;
  }
  const { text, model, end } = result.value;
  // Stopped while the second model had not begun: what the first one said still stands there.
  if (end === "stopped" && !text) return { ...screen.shown(model), isStopped: true, isCut: false };
  return { text, model, isStopped: end === "stopped", isCut: end === "cut" };
}

/** What the person sees while models take turns: the first words of the next replace those of the last. */
function openScreen({ onDelta, onRestart }: Pick<TextQuestion, "onDelta" | "onRestart">) {
  let text = "";
  let speaker: string | undefined;
  const clear = () => {
    if (text) onRestart?.();
    text = "";
  };
  return {
    clear,
    shown: (model: string) => ({ text, model: speaker ?? model }),
    giveTo(model: string) {
      let isFirst = true;
      return (delta: string) => {
        if (isFirst) clear();
        isFirst = false;
        speaker = model;
        text += delta;
        onDelta?.(delta);
      };
    },
  };
}
