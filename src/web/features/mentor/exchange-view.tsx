import { memo, type ReactNode, useState } from "react";
import type { Exchange } from "#contracts/mentor.ts";
import { BUILT_IN_ENGINE } from "#domain/mentor/answer-author.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { AnswerActions } from "./answer/answer-actions.tsx";
import { Choices } from "./answer/choices.tsx";
import { Noted } from "./answer/noted.tsx";
import { SuggestedQuest, type SuggestedQuestOptions } from "./answer/suggested-quest.tsx";
import type { Notes } from "./answer/use-notes.ts";
import type { Attempt, Question } from "./conversation.ts";
import { Markdown } from "./markdown/markdown.tsx";
import type { Mentor } from "./use-mentor.ts";

export interface ExchangeActions {
  questOptions: SuggestedQuestOptions;
  announce: (text: string) => void;
  onAgain: (exchange: Exchange) => void;
  onRetry: (question: Question) => void;
  onChoose: (choice: string) => void;
}

interface ExchangeViewProps {
  exchange: Exchange;
  actions: ExchangeActions;
  notes: Notes;
  models: Mentor["models"];
  /** It is the last exchange and no answer is being written. */
  isNewest: boolean;
  /** It is the last exchange and no answer is being written, so it can be asked again. */
  canRepeat: boolean;
}

/** One question and its answers. */
export const ExchangeView = memo(function ExchangeView(props: ExchangeViewProps) {
  const { exchange, actions, notes, models, isNewest, canRepeat } = props;
  const { id, prompt, attempts } = exchange;
  // Counted from the end, so that a new attempt is shown at once.
  const [back, setBack] = useState({ by: 0, of: attempts.length });
  const isNew = back.of !== attempts.length;
  const shown = attempts.length - 1 - (isNew ? 0 : back.by);
  const attempt = attempts[shown];
  return (
    <>
      <QuestionBubble text={prompt} />
      {attempt ? (
        <>
          <AnswerBubble>
            <AnswerText attempt={attempt} />
          </AnswerBubble>
          <Noted noted={attempt.noted} notes={notes} />
          <AnswerActions
            attempt={attempt}
            models={models}
            shown={shown}
            count={attempts.length}
            onShow={(next) => setBack({ by: attempts.length - 1 - next, of: attempts.length })}
            onAgain={canRepeat ? () => actions.onAgain(exchange) : undefined}
            announce={actions.announce}
          />
          {attempt.suggestedTask ? (
            <SuggestedQuest
              key={attempt.suggestedTask.suggestionId}
              suggestion={attempt.suggestedTask}
              questOptions={actions.questOptions}
            />
          ) : null}
          {isNewest && shown === attempts.length - 1 ? (
            <Choices attempt={attempt} onChoose={actions.onChoose} />
          ) : null}
        </>
      ) : (
        <Unanswered onRetry={canRepeat ? () => actions.onRetry({ id, prompt, isAgain: false }) : undefined} />
      )}
    </>
  );
});

function AnswerText({ attempt }: { attempt: Attempt }) {
  if (attempt.text)
    return (
      // The built-in engine speaks English only.
      <div lang={attempt.model === BUILT_IN_ENGINE ? "en" : undefined}>
        <Markdown text={attempt.text} />
      </div>
    );
  return (
    <p className="text-text-2">
      {attempt.isStopped ? t("Stopped before the first word.") : t("No words came.")}
    </p>
  );
}

export function QuestionBubble({ text }: { text: string }) {
  return (
    <p
      data-question=""
      className="max-w-[85%] self-end rounded-card rounded-br-[5px] bg-primary px-3.5 py-2.5 text-15 font-450 wrap-anywhere whitespace-pre-wrap text-on-primary max-sm:text-[15.5px]"
    >
      <span className="sr-only">{t("You:")} </span>
      {text}
    </p>
  );
}

export function AnswerBubble({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <div
      aria-busy={isBusy || undefined}
      className={classNames(
        "max-w-[90%] self-start rounded-card max-sm:max-w-[94%] rounded-bl-[5px] bg-surface-2 px-3.5 py-2.5 text-15 font-450 max-sm:text-[15.5px]",
        isBusy && "min-h-11",
      )}
    >
      <span className="sr-only">{t("AI Mentor:")} </span>
      {children}
    </div>
  );
}

export function Unanswered({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pl-1 text-14 text-text-2">
      {t("No answer came.")}
      {onRetry ? (
        <Button size="xs" onClick={onRetry}>
          {t("Try again")}
        </Button>
      ) : null}
    </div>
  );
}
