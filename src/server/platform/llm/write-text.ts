import type { GuardedModel } from "./guarded-model.ts";
import type { Limits } from "./limits.ts";
import { worstUsage } from "./model-budget.ts";
import type { ChatMessage } from "./prompt.ts";
import { streamText } from "./stream-text.ts";
import { type AskingTools, type Question, type Refused, tryModels } from "./try-models.ts";

export interface TextQuestion extends Question {
  readonly messages: readonly ChatMessage[];
  onDelta?(text: string): void;
  /** The text sent so far is void: another model starts over, or the result is a refusal. */
  onRestart?(): void;
}

export type WrittenText =
  | Refused
  | {
      readonly refused?: undefined;
      readonly text: string;
      readonly model: string;
      readonly isStopped: boolean;
      /** The length or time limit was reached before the text ended. */
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
        const onDelta = screen.writerFor(name);
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
  // Stopped before the second model began: the text of the first is still shown.
  if (end === "stopped" && !text) return { ...screen.shown(model), isStopped: true, isCut: false };
  return { text, model, isStopped: end === "stopped", isCut: end === "cut" };
}

/** The text shown to the person: the first words of the next model replace the text of the last. */
function openScreen({ onDelta, onRestart }: Pick<TextQuestion, "onDelta" | "onRestart">) {
  let text = "";
  let writer: string | undefined;
  const clear = () => {
    if (text) onRestart?.();
    text = "";
  };
  return {
    clear,
    shown: (model: string) => ({ text, model: writer ?? model }),
    writerFor(model: string) {
      let isFirst = true;
      return (delta: string) => {
        if (isFirst) clear();
        isFirst = false;
        writer = model;
        text += delta;
        onDelta?.(delta);
      };
    },
  };
}
