import type { ReactNode } from "react";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import type { Notes } from "./answer/use-notes.ts";
import {
  AnswerBubble,
  type ExchangeActions,
  ExchangeView,
  QuestionBubble,
  Unanswered,
} from "./exchange-view.tsx";
import { Markdown } from "./markdown/markdown.tsx";
import { useFollowedLog } from "./use-followed-log.ts";
import type { Mentor } from "./use-mentor.ts";
import type { MentorChat } from "./use-mentor-chat.ts";

interface ConversationLogProps {
  chat: MentorChat;
  actions: ExchangeActions;
  notes: Notes;
  /** The models that answer now; undefined while loading. */
  models: Mentor["models"] | undefined;
  /** Shown before the conversation has begun. */
  starters: ReactNode;
}

const NO_MODELS: Mentor["models"] = [];

export function ConversationLog({ chat, actions, notes, models, starters }: ConversationLogProps) {
  const { query, exchanges, asking, failed } = chat;
  const followed = useFollowedLog(asking?.id, asking ?? exchanges);
  const isEmpty = exchanges.length === 0 && !asking;
  const before = asking ? exchanges.filter(({ id }) => id !== asking.id) : exchanges;
  return (
    <section
      {...followed}
      aria-label={t("Conversation")}
      data-private=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-2.5 *:flex-none overflow-y-auto overscroll-contain px-4 pt-4 pb-3 -outline-offset-2"
    >
      {query.isPending ? <LogSkeleton /> : null}
      {query.isError ? <LoadFailed what={t("Your conversation could not be loaded")} query={query} /> : null}
      {query.isSuccess && isEmpty ? starters : null}
      {before.map((exchange) => (
        <ExchangeView
          key={exchange.id}
          exchange={exchange}
          actions={actions}
          notes={notes}
          models={models ?? NO_MODELS}
          isNewest={exchange === exchanges.at(-1) && !asking}
          canRepeat={exchange === exchanges.at(-1) && !asking && !failed}
        />
      ))}
      {asking ? <Asking prompt={asking.prompt} text={asking.text} /> : null}
      {failed && !asking ? <Unanswered onRetry={() => actions.onRetry(failed)} /> : null}
    </section>
  );
}

function Asking({ prompt, text }: { prompt: string; text: string }) {
  return (
    <>
      <QuestionBubble text={prompt} />
      <AnswerBubble isBusy>
        {text ? (
          <Markdown text={text} />
        ) : (
          <span className="flex h-6 items-center gap-1.5" aria-hidden="true">
            {[0, 1, 2].map((dot) => (
              <span
                key={dot}
                className="moves size-2 animate-pulse-dot rounded-full bg-control"
                style={{ animationDelay: `${dot * 160}ms` }}
              />
            ))}
          </span>
        )}
      </AnswerBubble>
    </>
  );
}

function LogSkeleton() {
  return (
    <SkeletonRegion label={t("Loading your conversation")} className="grid gap-3">
      <Skeleton className="ml-auto h-11 w-3/5 rounded-card" />
      <Skeleton className="h-24 w-4/5 rounded-card" />
      <Skeleton className="ml-auto h-11 w-2/5 rounded-card" />
    </SkeletonRegion>
  );
}
