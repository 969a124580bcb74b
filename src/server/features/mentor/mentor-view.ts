import type { Exchange, MentorAnswer } from "#contracts/mentor.ts";
import type { Talk } from "#server/engine/mentor/dialogue/talk.ts";
import type { Suggestion } from "#server/features/quests/suggestions.service.ts";
import type { MessageRecord } from "./mentor.repository.ts";

type SuggestedTask = NonNullable<MentorAnswer["suggestedTask"]>;

function viewSuggestion(suggestion: Suggestion): SuggestedTask {
  return {
    suggestionId: suggestion.id,
    title: suggestion.title,
    description: suggestion.description,
    category: suggestion.category,
    difficulty: suggestion.difficulty,
    xpReward: suggestion.xp_reward,
    isAdded: suggestion.quest_id !== null,
  };
}

/** Answers from before talks were kept have nothing to tap. */
function afterOf({ talk }: MessageRecord): Pick<MentorAnswer, "choices" | "isUnsure" | "noted"> {
  const { choices = [], isUnsure = false, noted = [] } = (talk ?? {}) as Partial<Talk>;
  return { choices: [...choices], isUnsure, noted: [...noted] };
}

export function viewAnswer(message: MessageRecord, suggestions: readonly Suggestion[]): MentorAnswer {
  return answerWith(
    message,
    suggestions.find((entry) => entry.message_id === message.id),
  );
}

function answerWith(message: MessageRecord, suggestion: Suggestion | undefined): MentorAnswer {
  return {
    messageId: message.id,
    response: message.text,
    model: message.model ?? "",
    basis: message.basis as MentorAnswer["basis"],
    isStopped: message.is_stopped,
    ...afterOf(message),
    ...(suggestion && { suggestedTask: viewSuggestion(suggestion) }),
  };
}

/** Each list is walked once: a conversation may be thousands of messages long. */
export function viewExchanges(
  questions: readonly MessageRecord[],
  attempts: readonly MessageRecord[],
  suggestions: readonly Suggestion[],
): Exchange[] {
  const suggestionOf = new Map(suggestions.map((entry) => [entry.message_id, entry]));
  const attemptsAt = new Map(questions.map(({ id }): [string, Exchange["attempts"]] => [id, []]));
  for (const message of attempts) {
    const { response, ...answer } = answerWith(message, suggestionOf.get(message.id));
    attemptsAt
      .get(message.reply_to ?? "")
      ?.push({ ...answer, text: response, timestamp: message.created_at.toISOString() });
  }
  return questions.map(({ id, text, created_at }) => ({
    id,
    prompt: text,
    timestamp: created_at.toISOString(),
    attempts: attemptsAt.get(id) ?? [],
  }));
}
