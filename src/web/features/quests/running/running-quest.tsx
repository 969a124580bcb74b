import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { QuestView } from "#contracts/quests.ts";
import { NOTES_MAX_LENGTH } from "#domain/logbook/logbook.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { TextAreaField } from "#web/ui/controls/labelled-fields.tsx";
import { comesInPlace, takeFocus } from "../focus-handover.ts";
import { useQuestActions } from "../quest-actions.ts";
import { languageOf } from "../quest-language.ts";
import { DoneWhen } from "../work/done-when.tsx";
import { QuestSteps } from "../work/quest-steps.tsx";
import { useQuestNotes } from "../work/use-quest-notes.ts";
import { ToolOpener } from "../workspace/tool-opener.tsx";
import { RunningAside } from "./running-aside.tsx";
import { RunningFooter } from "./running-footer.tsx";
import { RunningHead } from "./running-head.tsx";

/**
 * A started quest: its workspace in place, with steps to tick, counted time, tool, notes and Complete. On a phone it
 * fills the window (dock.css, `data-workspace`) until the person goes back to the rest of the page.
 */
export function RunningQuest({ quest }: { quest: QuestView }) {
  const { highlightedId, onToolUsed, waitingIds } = useQuestActions();
  const { summary, doneWhen } = readQuestText(quest.description);
  const lang = languageOf(quest);
  const { notes, changeNotes } = useQuestNotes(quest.id);
  const [place, setPlace] = useState<"start" | "aside" | "back">("start");
  const isAside = place === "aside";
  const card = useRef<HTMLElement>(null);
  const [growsIn] = useState(comesInPlace);
  useEffect(() => takeFocus(firstAction(card.current)), []);
  const headingId = `running-${quest.id}`;
  // Alone on the page, its title is the page's.
  const Title = useIsPhone() ? "h1" : "h2";
  return (
    <>
      {isAside ? <RunningAside quest={quest} onReturn={() => setPlace("back")} /> : null}
      <section
        ref={card}
        aria-labelledby={headingId}
        data-quest-id={quest.id}
        data-workspace={isAside ? undefined : ""}
        className={classNames(
          "flex min-w-0 flex-col transition-shadow sm:min-h-[min(598px,100dvh-202px)] sm:rounded-[24px] sm:border-2 sm:border-primary sm:bg-surface sm:shadow-[0_0_0_5px_var(--primary-soft)]",
          highlightedId === quest.id && "shadow-[0_0_0_5px_var(--gold-soft),0_0_0_7px_var(--gold)]!",
          isAside && "max-sm:hidden",
          // Not on a phone: what is pinned inside would be pinned to it.
          growsIn && "sm:animate-grow-in",
        )}
      >
        <RunningHead quest={quest} hasReturned={place === "back"} onLeave={() => setPlace("aside")} />
        <div className="@container flex flex-1 flex-col sm:px-5.5 sm:pt-5 sm:pb-4.5">
          <Title
            id={headingId}
            lang={lang}
            className="text-[23px] leading-[1.14] font-extrabold tracking-[-.02em] wrap-anywhere max-sm:mt-1 sm:text-24"
          >
            {quest.title}
          </Title>
          {summary ? (
            <p
              lang={lang}
              className="mt-1 text-15 text-pretty max-sm:sr-only wrap-anywhere whitespace-pre-line text-text-2"
            >
              {summary}
            </p>
          ) : null}
          <div className="mt-3 grid flex-1 grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-3 @min-[600px]:mt-4 @min-[600px]:grid-cols-[minmax(0,1.28fr)_minmax(0,1fr)]">
            <QuestSteps quest={quest} className="-mx-2.5" />
            <div className="grid content-start gap-3 only:col-span-full @min-[600px]:content-stretch @min-[600px]:grid-rows-[auto_auto_1fr] @min-[600px]:[&>.field]:grid-rows-[auto_1fr] @min-[600px]:[&>.field]:content-stretch">
              <DoneWhen text={doneWhen} lang={lang} />
              <ToolOpener quest={quest} onToolUsed={onToolUsed} />
              <TextAreaField
                label={t("Notes")}
                rows={3}
                maxLength={NOTES_MAX_LENGTH}
                value={notes}
                onValueChange={changeNotes}
                className="scroll-mb-28"
              />
            </div>
          </div>
          {waitingIds.has(quest.id) ? (
            <p role="status" className="mt-3 text-14 font-semibold text-danger">
              {t("Not saved yet: we keep trying")}
            </p>
          ) : null}
        </div>
        <RunningFooter quest={quest} notes={notes} />
      </section>
    </>
  );
}

/** The first step that is not ticked, or Complete. */
function firstAction(card: HTMLElement | null): HTMLElement | null | undefined {
  const find = (selector: string) => card?.querySelector<HTMLElement>(selector);
  return find("[type=checkbox]:not(:checked)") ?? find("[data-track=Complete]");
}

/** Where it fills the window; `max-sm` of the classes. */
const PHONE = "(width < 640px)";

function useIsPhone(): boolean {
  return useSyncExternalStore(watchWidth, () => window.matchMedia(PHONE).matches);
}

function watchWidth(changed: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
