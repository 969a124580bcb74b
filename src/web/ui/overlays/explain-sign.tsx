import { Info } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "../class-names.ts";
import { TooltipBubble } from "./tooltip-bubble.tsx";
import { type Explanation, useExplanation } from "./use-explanation.ts";

interface SignProps {
  /** What is explained; part of the button's accessible name. */
  of: string;
  text: string;
  className?: string | undefined;
}

/** A small button that explains how a figure is computed: on hover, focus and tap. */
export function ExplainSign(props: SignProps) {
  const explanation = useExplanation();
  return (
    <span className="contents" {...explanation.area}>
      <SignOf {...props} explanation={explanation} />
    </span>
  );
}

/** The button alone, for tiles that are the hover area themselves. */
export function SignOf({ of, text, className, explanation }: SignProps & { explanation: Explanation }) {
  const { isOpen, close, frame, sign } = explanation;
  return (
    <span ref={frame} className="contents">
      <button
        type="button"
        aria-label={t("How {of} is counted", { of })}
        {...sign}
        className={classNames(
          // Touch target, larger than the drawn icon.
          "relative z-1 inline-grid size-4 flex-none place-items-center rounded-full border-0 bg-transparent p-0 text-control before:absolute before:-inset-1 hover:text-text pointer-coarse:before:-inset-3.5",
          className,
        )}
      >
        <Info className="size-3.5 stroke-2" aria-hidden="true" />
      </button>
      {isOpen ? <TooltipBubble text={text} side="top" frame={frame} onClose={close} /> : null}
    </span>
  );
}
