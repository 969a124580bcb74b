import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Exchange, readConversation } from "#contracts/mentor.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError, displayOf } from "#web/platform/api/api-error.ts";
import { t } from "#web/platform/language/text.ts";
import { randomId } from "#web/platform/random-id.ts";
import { noticeSessionEnd } from "#web/platform/session/session-end.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { noticePlanRequired } from "#web/wiring/plan-required.ts";
import { askForAnswer } from "./ask.ts";
import {
  type Attempt,
  attemptOf,
  CONVERSATION_KEY,
  historyBefore,
  type Question,
  sendable,
  stoppedAttempt,
  withAttempt,
} from "./conversation.ts";
import { plainText } from "./markdown/plain-text.ts";
import { rereadBusiness } from "./reread-business.ts";

const NONE: readonly Exchange[] = [];

/** Statuses for which the server's message is shown instead of a generic one. */
const EXPLAINED = [402, 409, 429];

interface MentorChatOptions {
  userId: string;
  isOpen: boolean;
  /** Restores the question whose answer failed to the input. */
  onFailed: (prompt: string) => void;
}

export type MentorChat = ReturnType<typeof useMentorChat>;

/** The conversation stored on the server, and the answer currently being written. */
export function useMentorChat({ userId, isOpen, onFailed }: MentorChatOptions) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: CONVERSATION_KEY,
    queryFn: async ({ signal }) => (await call(readConversation, {}, { signal })).exchanges,
    enabled: isOpen,
    // Another tab may have added messages: refetch on each opening.
    staleTime: 0,
  });
  const exchanges = query.data ?? NONE;
  const [asking, setAsking] = useState<(Question & { text: string }) | null>(null);
  const [failed, setFailed] = useState<Question | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const control = useRef<AbortController | null>(null);

  const keep = async (question: Question, attempt: Attempt) => {
    // A read in flight would overwrite this answer.
    await client.cancelQueries({ queryKey: CONVERSATION_KEY });
    client.setQueryData<readonly Exchange[]>(CONVERSATION_KEY, (known) =>
      withAttempt(known ?? NONE, question, attempt),
    );
  };

  const listen = async (question: Question, signal: AbortSignal) => {
    let heard = "";
    const show = (text: string) => {
      heard = text;
      setAsking({ ...question, text });
    };
    try {
      const answer = await askForAnswer(
        {
          prompt: question.prompt,
          userId,
          conversationHistory: historyBefore(exchanges, question.id),
          messageId: question.id,
          again: question.isAgain,
          ...(question.questId && { questId: question.questId }),
        },
        { signal, onDelta: (piece) => show(heard + piece), onRestart: () => show("") },
      );
      await keep(question, attemptOf(answer, new Date()));
      setAnnouncement(t("AI Mentor: {answer}", { answer: plainText(answer.response) }));
      if (answer.noted.length > 0) rereadBusiness(client);
    } catch (cause) {
      if (!signal.aborted) throw cause;
      await keep(question, stoppedAttempt(heard, new Date()));
      setAnnouncement(t("Stopped."));
    }
  };

  const run = async (question: Question) => {
    if (control.current) return;
    control.current = new AbortController();
    setAsking({ ...question, text: "" });
    setFailed(null);
    setAnnouncement(t("The mentor is writing."));
    track("mentor_ask", question.isAgain ? "again" : "new");
    try {
      await listen(question, control.current.signal);
    } catch (cause) {
      noticeSessionEnd(cause);
      setFailed(question);
      setAnnouncement("");
      if (!question.isAgain) onFailed(question.prompt);
      toastFailure(cause);
    } finally {
      control.current = null;
      setAsking(null);
    }
  };

  return {
    query,
    exchanges,
    asking,
    failed,
    announcement,
    announce: setAnnouncement,
    /** Asking the same text after a failure reuses the question's id. */
    ask: (text: string, questId?: string) => {
      const prompt = sendable(text).trim();
      const id = failed && !failed.isAgain && failed.prompt === prompt ? failed.id : randomId();
      if (prompt) void run({ id, prompt, isAgain: false, ...(questId && { questId }) });
    },
    retry: (question: Question) => void run(question),
    /** Requests another attempt at the last answer. */
    askAgain: ({ id, prompt }: Exchange) => void run({ id, prompt, isAgain: true }),
    stop: () => control.current?.abort(),
    forget: () => {
      setFailed(null);
      client.setQueryData(CONVERSATION_KEY, []);
    },
  };
}

function toastFailure(cause: unknown): void {
  if (noticePlanRequired(cause)) return;
  const isExplained = cause instanceof ApiError && EXPLAINED.includes(cause.status);
  toastError(isExplained ? displayOf(cause) : t("Failed to get AI response. Please try again."));
}
