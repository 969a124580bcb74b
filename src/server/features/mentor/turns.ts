import type { Turn } from "#server/engine/mentor/dialogue/turns.ts";

interface Message {
  readonly sender: "user" | "ai";
  readonly text: string;
}

/**
 * The talk so far, oldest first: as the page shows it where it sent its messages, with the stored state of each
 * answer that is known here; otherwise as stored.
 */
export function turnsOf(stored: readonly Turn[], posted: readonly Message[]): Turn[] {
  const known = [...stored].reverse();
  if (posted.length === 0) return known;
  return posted.flatMap((message, index): Turn[] => {
    if (message.sender !== "user") return [];
    const next = posted[index + 1];
    const answer = next?.sender === "ai" ? next.text : null;
    const same = stored.find(
      (turn) => turn.prompt === message.text && (answer === null || turn.answer === answer),
    );
    return [{ prompt: message.text, answer, talk: same?.talk ?? null }];
  });
}
