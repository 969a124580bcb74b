import { type Exchange, type MentorAnswer, PROMPT_MAX_LENGTH } from "#contracts/mentor.ts";

export const CONVERSATION_KEY = ["/api/rag/conversation"] as const;

/** Value from the specification. */
const HISTORY_MESSAGES = 5;

export type Attempt = Exchange["attempts"][number];

export interface Question {
  /** The question's id: repeating a request with it creates no second answer. */
  id: string;
  prompt: string;
  isAgain: boolean;
  /** The quest it is about. */
  questId?: string;
}

export function attemptOf(answer: MentorAnswer, now: Date): Attempt {
  const { response, ...rest } = answer;
  return { ...rest, text: response, timestamp: now.toISOString() };
}

/** The text received before the person stopped it. Only the server knows which model wrote it. */
export function stoppedAttempt(text: string, now: Date): Attempt {
  return {
    messageId: `stopped-${now.getTime()}`,
    text,
    model: "",
    timestamp: now.toISOString(),
    isStopped: true,
    basis: { cards: [], profile: [], quests: [] },
    choices: [],
    isUnsure: false,
    noted: [],
  };
}

export function withAttempt(
  exchanges: readonly Exchange[],
  { id, prompt, isAgain }: Question,
  attempt: Attempt,
): Exchange[] {
  if (!exchanges.some((exchange) => exchange.id === id)) {
    return [...exchanges, { id, prompt, timestamp: attempt.timestamp, attempts: [attempt] }];
  }
  return exchanges.map((exchange) =>
    exchange.id === id
      ? { ...exchange, attempts: isAgain ? [...exchange.attempts, attempt] : [attempt] }
      : exchange,
  );
}

/** The messages before this question, sent along as context. */
export function historyBefore(exchanges: readonly Exchange[], questionId: string) {
  return exchanges
    .filter(({ id }) => id !== questionId)
    .flatMap(({ prompt, attempts }) => {
      const answer = attempts.at(-1)?.text;
      const asked = { text: sendable(prompt), sender: "user" as const };
      return answer ? [asked, { text: sendable(answer), sender: "ai" as const }] : [asked];
    })
    .slice(-HISTORY_MESSAGES);
}

/** Removes what the server cannot store, e.g. half a character left by truncation. */
export function sendable(text: string): string {
  return text.slice(0, PROMPT_MAX_LENGTH).replace(/\0|\p{Surrogate}/gu, "");
}
