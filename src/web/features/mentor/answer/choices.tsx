import { CornerDownRight } from "lucide-react";
import { useId } from "react";
import { t } from "#web/platform/language/text.ts";
import type { Attempt } from "../conversation.ts";

interface ChoicesProps {
  attempt: Attempt;
  onChoose: (choice: string) => void;
}

/** Messages to tap under the newest answer: readings of an unclear question, or ways to go on. */
export function Choices({ attempt: { choices, isUnsure }, onChoose }: ChoicesProps) {
  const labelId = useId();
  if (choices.length === 0) return null;
  return (
    <div className="mt-1">
      <p id={labelId} className={isUnsure ? "mb-2 pl-1 text-14 font-semibold" : "sr-only"}>
        {isUnsure ? t("Which of these do you mean?") : t("Ask next")}
      </p>
      <ul aria-labelledby={labelId} className={isUnsure ? "grid gap-2" : "flex flex-wrap gap-2"}>
        {choices.map((choice) => (
          <li key={choice} className="min-w-0">
            <button
              type="button"
              data-track={isUnsure ? "Chosen reading" : "Chosen follow-up"}
              onClick={() => onChoose(choice)}
              className={isUnsure ? READING : FOLLOW_UP}
            >
              {isUnsure ? <CornerDownRight className="mt-0.5 size-4 text-text-2" aria-hidden="true" /> : null}
              <span className="min-w-0 wrap-anywhere">{choice}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const CHIP =
  "border border-border bg-surface text-left text-[13.5px] leading-[1.35] font-semibold text-pretty transition-colors hover:border-control hover:bg-surface-2 pointer-coarse:min-h-11";
const READING = `${CHIP} flex min-h-11 w-full items-start gap-2 rounded-btn px-3 py-2.5`;
const FOLLOW_UP = `${CHIP} min-h-9 rounded-[18px] px-3.5 py-1.5`;
