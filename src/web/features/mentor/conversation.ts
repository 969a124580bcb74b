import { type Exchange, type MentorAnswer, PROMPT_MAX_LENGTH } from "#contracts/mentor.ts";

export const CONVERSATION_KEY = ["/api/rag/conversation"] as const;

/** As specified. */
const HISTORY_MESSAGES = 5;

export type Attempt = Exchange["attempts"][number];

export interface Question {
  /** The question's id: a repeat with the same one makes no second answer. */
  id: string;
  prompt: string;
  isAgain: boolean;
}

export function attemptOf(answer: MentorAnswer, now: Date): Attempt {
  const { response, ...rest } = answer;
  return { ...rest, text: response, timestamp: now.toISOString() };
}

/** What was heard until the person said stop. Who spoke is known to the server only. */
export function stoppedAttempt(text: string, now: Date): Attempt {
  return {
    messageId: `stopped-${now.getTime()}`,
    text,
    model: "",
    timestamp: now.toISOString(),
    isStopped: true,
    basis: { cards: [], profile: [], quests: [] },
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

/** What was said before this question, as the mentor is reminded of it. */
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

/** The server refuses what it cannot store; cutting may halve a character. */
export function sendable(text: string): string {
  return text.slice(0, PROMPT_MAX_LENGTH).replace(/\0|\p{Surrogate}/gu, "");
}
