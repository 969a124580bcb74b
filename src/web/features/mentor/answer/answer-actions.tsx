import { Check, ChevronLeft, ChevronRight, Copy, RefreshCw } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { copyText } from "#web/platform/copy-text.ts";
import { t } from "#web/platform/language/text.ts";
import type { Attempt } from "../conversation.ts";
import type { Mentor } from "../use-mentor.ts";
import { DetailsButton, DetailsList, detailsOf } from "./answer-details.tsx";
import { answeredBy } from "./who-answers.ts";

const COPIED_MS = 2_000;

interface AnswerActionsProps {
  attempt: Attempt;
  models: Mentor["models"];
  /** Index of the shown attempt, from 0. */
  shown: number;
  count: number;
  onShow: (attempt: number) => void;
  /** Absent except on the last answer, and while an answer is being written. */
  onAgain: (() => void) | undefined;
  announce: (text: string) => void;
}

/** Who answered, on what basis, and the actions for the answer. */
export function AnswerActions(props: AnswerActionsProps) {
  const { attempt, models, shown, count, onShow, onAgain, announce } = props;
  const { text, model, isStopped } = attempt;
  const [areDetailsShown, setAreDetailsShown] = useState(false);
  const detailsId = useId();
  const details = detailsOf(attempt, models);
  const who = [model && answeredBy(model), isStopped && text && t("Stopped")].filter(Boolean).join(", ");
  return (
    <div className="-mt-1">
      <div className="flex flex-wrap items-center gap-x-0.5 text-12 font-medium text-text-2">
        <span className="mr-1.5 ml-1 min-w-0 basis-full py-1 wrap-anywhere empty:hidden">{who}</span>
        {count > 1 ? (
          <span className="flex items-center">
            <SmallButton
              label={t("Previous attempt")}
              track="Previous attempt"
              isOff={shown === 0}
              onClick={() => onShow(shown - 1)}
            >
              <ChevronLeft className="size-3.5" aria-hidden="true" />
            </SmallButton>
            <span className="px-0.5 tabular-nums">
              <span className="sr-only">{t("Attempt")} </span>
              {shown + 1}/{count}
            </span>
            <SmallButton
              label={t("Next attempt")}
              track="Next attempt"
              isOff={shown === count - 1}
              onClick={() => onShow(shown + 1)}
            >
              <ChevronRight className="size-3.5" aria-hidden="true" />
            </SmallButton>
          </span>
        ) : null}
        {onAgain ? (
          <SmallButton label={t("Regenerate")} track="Regenerate" onClick={onAgain}>
            <RefreshCw className="size-3.5" aria-hidden="true" />
          </SmallButton>
        ) : null}
        {text ? <CopyButton text={text} announce={announce} /> : null}
        {details.length > 0 ? (
          <DetailsButton
            listId={detailsId}
            isShown={areDetailsShown}
            onToggle={() => setAreDetailsShown(!areDetailsShown)}
          />
        ) : null}
      </div>
      {areDetailsShown && details.length > 0 ? <DetailsList id={detailsId} details={details} /> : null}
    </div>
  );
}

interface CopyButtonProps {
  text: string;
  announce: (text: string) => void;
}

function CopyButton({ text, announce }: CopyButtonProps) {
  const [result, setResult] = useState<"copied" | "refused" | null>(null);
  const copy = async (button: HTMLElement) => {
    const isCopied = await copyText(text, button);
    setResult(isCopied ? "copied" : "refused");
    announce(isCopied ? t("Copied.") : t("Copying did not work."));
    setTimeout(() => setResult(null), COPIED_MS);
  };
  return (
    <SmallButton label={t("Copy")} track="Copy" onClick={(button) => void copy(button)}>
      {result === "copied" ? (
        <Check className="size-3.5 text-success" aria-hidden="true" />
      ) : (
        <Copy className="size-3.5" aria-hidden="true" />
      )}
      {result ? <span aria-hidden="true">{result === "copied" ? t("Copied") : t("Not copied")}</span> : null}
    </SmallButton>
  );
}

interface SmallButtonProps {
  label: string;
  /** The name in analytics. */
  track: string;
  isOff?: boolean;
  onClick: (button: HTMLElement) => void;
  children: ReactNode;
}

function SmallButton({ label, track, isOff = false, onClick, children }: SmallButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-track={track}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={({ currentTarget }) => isOff || onClick(currentTarget)}
      className="inline-flex h-7 min-w-7 items-center justify-center gap-1 rounded-badge border-0 bg-transparent px-1.5 hover:bg-surface-2 hover:text-text aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent pointer-coarse:h-11 pointer-coarse:min-w-11"
    >
      {children}
    </button>
  );
}
