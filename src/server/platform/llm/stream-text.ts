import { type AttemptWatch, watchAttempt } from "./attempt-watch.ts";
import { cleanText, cutText, wellFormed } from "./clean-text.ts";
import { type Limits, maxCharacters } from "./limits.ts";
import { ModelFailure, Stopped } from "./model-failure.ts";
import type { Usage } from "./model-prices.ts";
import type { SdkModel } from "./open-model.ts";
import { type ChatMessage, toPrompt } from "./prompt.ts";
import { readUsage } from "./read-usage.ts";

type Streamed = Awaited<ReturnType<SdkModel["doStream"]>>["stream"];
type StreamPart = Streamed extends ReadableStream<infer Part> ? Part : never;

interface StreamedText {
  readonly text: string;
  /** "cut": a length or time limit was reached; the text so far can be shown. */
  readonly end: "finished" | "cut" | "stopped";
}

interface TextAttempt {
  readonly system: string;
  readonly messages: readonly ChatMessage[];
  readonly limits: Limits["text"];
  readonly remainingMs: number;
  readonly signal: AbortSignal | undefined;
  onDelta(text: string): void;
  onUsage(usage: Usage | undefined): void;
}

/** One attempt with one model. Throws a ModelFailure, also if the stream stalls, breaks off or is empty. */
export async function streamText(model: SdkModel, attempt: TextAttempt): Promise<StreamedText> {
  const watch = watchAttempt(attempt.remainingMs, attempt.signal);
  const transcript = openTranscript(attempt);
  let end: StreamedText["end"];
  try {
    end = await listen(model, attempt, watch, transcript);
  } catch (error) {
    if (error instanceof Stopped) end = "stopped";
    else if (isOutOfTime(error) && transcript.hasWords()) end = "cut";
    else throw error;
  } finally {
    watch.close();
  }
  return { text: transcript.text(), end };
}

async function listen(
  model: SdkModel,
  attempt: TextAttempt,
  watch: AttemptWatch,
  transcript: Transcript,
): Promise<"finished" | "cut"> {
  const { limits } = attempt;
  watch.expectWithin(limits.firstTokenMs, "no_first_token");
  const call = {
    prompt: toPrompt(attempt.system, attempt.messages),
    maxOutputTokens: limits.outputTokens,
    abortSignal: watch.signal,
  };
  const reader = (await watch.until(model.doStream(call))).stream.getReader();
  for (;;) {
    const { done, value: part } = await watch.until(reader.read());
    if (done) throw new ModelFailure("truncated");
    if (part.type === "error") throw new ModelFailure("broken");
    if (isToken(part)) watch.expectWithin(limits.idleMs, "stalled");
    if (part.type === "text-delta" && !transcript.add(part.delta)) return "cut";
    if (part.type === "finish") {
      attempt.onUsage(readUsage(part.usage));
      return readEnd(part.finishReason.unified, transcript.hasWords());
    }
  }
}

const isToken = (part: StreamPart) =>
  (part.type === "text-delta" || part.type === "reasoning-delta") && part.delta !== "";

const isOutOfTime = (error: unknown) => error instanceof ModelFailure && error.reason === "out_of_time";

function readEnd(reason: string, hasWords: boolean): "finished" | "cut" {
  if (reason === "content-filter") throw new ModelFailure("declined");
  if (reason !== "stop" && reason !== "length") throw new ModelFailure("truncated");
  if (!hasWords) throw new ModelFailure("empty");
  return reason === "stop" ? "finished" : "cut";
}

type Transcript = ReturnType<typeof openTranscript>;

function openTranscript({ limits, onDelta }: Pick<TextAttempt, "limits" | "onDelta">) {
  const maxLength = maxCharacters(limits.outputTokens);
  let text = "";
  return {
    text: () => wellFormed(text),
    hasWords: () => text.trim() !== "",
    /** False if not all of it fits. */
    add(delta: string): boolean {
      const clean = cleanText(delta);
      const fitting = cutText(clean, maxLength - text.length);
      text += fitting;
      if (fitting) onDelta(fitting);
      return fitting === clean;
    },
  };
}
