import type { InputOf } from "#contracts/endpoint.ts";
import { ERROR_STATUS, type ErrorCode } from "#contracts/errors.ts";
import { askMentor, type MentorAnswer, mentorEvents } from "#contracts/mentor.ts";
import { pageHeaders } from "#web/platform/api/api.ts";
import { ApiError, errorFrom } from "#web/platform/api/api-error.ts";
import { readEvents } from "./event-stream.ts";

interface Listening {
  signal: AbortSignal;
  onDelta: (text: string) => void;
  /** Another model starts over: discard the text received so far. */
  onRestart: () => void;
}

/** Sends the question; resolves to the complete answer. Also accepts a plain JSON response. */
export async function askForAnswer(
  question: Partial<InputOf<typeof askMentor>> & { prompt: string },
  listening: Listening,
): Promise<MentorAnswer> {
  const response = await fetch(askMentor.path, {
    method: askMentor.method,
    credentials: "include",
    headers: { Accept: "text/event-stream", "Content-Type": "application/json", ...pageHeaders },
    body: JSON.stringify(question),
    signal: listening.signal,
  });
  if (!response.ok) throw await errorFrom(response);
  const isStream = response.headers.get("content-type")?.includes("text/event-stream");
  if (!isStream || !response.body) return askMentor.output.parse(await response.json());
  return readStreamedAnswer(response.body, listening);
}

async function readStreamedAnswer(
  body: ReadableStream<Uint8Array>,
  listening: Listening,
): Promise<MentorAnswer> {
  for await (const { event, data } of readEvents(body)) {
    if (event === "delta") listening.onDelta(mentorEvents.delta.parse(JSON.parse(data)).text);
    if (event === "restart") listening.onRestart();
    if (event === "done") return mentorEvents.done.parse(JSON.parse(data));
    if (event === "error") throw refusal(data);
  }
  throw new Error("The answer ended before it was done");
}

/** During a stream the HTTP status is already sent, so the event's code replaces it. */
function refusal(data: string): ApiError {
  const { code, message } = mentorEvents.error.parse(JSON.parse(data));
  const status = Object.hasOwn(ERROR_STATUS, code) ? ERROR_STATUS[code as ErrorCode] : ERROR_STATUS.internal;
  return new ApiError(status, data, { error: code as ErrorCode, message });
}
