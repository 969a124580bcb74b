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
  const suggestion = suggestions.find((entry) => entry.message_id === message.id);
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

export function viewExchange(
  question: MessageRecord,
  attempts: readonly MessageRecord[],
  suggestions: readonly Suggestion[],
): Exchange {
  return {
    id: question.id,
    prompt: question.text,
    timestamp: question.created_at.toISOString(),
    attempts: attempts
      .filter(({ reply_to: id }) => id === question.id)
      .map((message) => {
        const { response, ...answer } = viewAnswer(message, suggestions);
        return { ...answer, text: response, timestamp: message.created_at.toISOString() };
      }),
  };
}
