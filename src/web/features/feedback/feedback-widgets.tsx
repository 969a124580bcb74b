import { Bug, type LucideIcon, Palette, Sparkles } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import type { UserView } from "#contracts/accounts.ts";
import { t } from "#web/platform/language/text.ts";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { type LazyPart, lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import type { WidgetDialogProps } from "./widget-dialog-props.ts";

interface Widget {
  sign: string;
  label: string;
  Icon: LucideIcon;
  Part: LazyPart<WidgetDialogProps>;
}

const WIDGETS: readonly Widget[] = [
  {
    sign: "BR",
    label: t("Report a bug or request a feature"),
    Icon: Bug,
    Part: lazyPart("report", async () => (await import("./report-dialog.tsx")).ReportDialog),
  },
  {
    sign: "AI",
    label: t("Rate the AI"),
    Icon: Sparkles,
    Part: lazyPart("ai-rating", async () => (await import("./ai-rating-dialog.tsx")).AiRatingDialog),
  },
  {
    sign: "UI",
    label: t("Rate the UI"),
    Icon: Palette,
    Part: lazyPart("ui-rating", async () => (await import("./ui-rating-dialog.tsx")).UiRatingDialog),
  },
];

/** Their content reaches the bottom of the window, so the buttons would cover it. */
const FILLED_PAGES = ["/balls"];

const PLACES = {
  // They move aside where the mentor's panel would cover them.
  margin:
    "fixed bottom-24 left-0 z-20 hidden flex-col gap-1.5 sm:flex max-md:[body:has([data-mentor])_&]:hidden",
  /** In the rail of the console: a column where that is narrow, else a row. */
  rail: "flex flex-col items-center gap-1.5 wide:flex-row",
  /** On the page of phones that has what the rail has. */
  row: "flex flex-row gap-2",
} as const;

/** On the window's edge, with some of the margin left beside the content. */
const EDGE_TAB = "w-9.5! rounded-r-[13px] border-l-0! pointer-coarse:w-11!";

interface FeedbackWidgetsProps {
  user: UserView;
  place?: keyof typeof PLACES;
}

/** Three buttons in the page's left margin, from the `sm` breakpoint up: they cover nothing. */
export function FeedbackWidgets({ user, place = "margin" }: FeedbackWidgetsProps) {
  const [path] = useLocation();
  const [opened, setOpened] = useState<Widget | null>(null);
  // Operators may skip onboarding; in the console the buttons are theirs as well.
  const isHidden = place === "margin" && (!user.hasCompletedOnboarding || FILLED_PAGES.includes(path));
  if (isHidden) return null;
  return (
    <>
      <aside aria-label={t("Feedback")} className={PLACES[place]}>
        {WIDGETS.map((widget) => (
          <WidgetButton
            key={widget.sign}
            {...widget}
            className={place === "margin" ? EDGE_TAB : "rounded-[13px]"}
            onOpen={() => setOpened(widget)}
          />
        ))}
      </aside>
      {WIDGETS.map(({ sign, Part }) => {
        const frame = { open: opened?.sign === sign, onOpenChange: () => setOpened(null) };
        return (
          <LazyOverlay key={sign} open={frame.open}>
            <Part {...frame} user={user} path={path} />
          </LazyOverlay>
        );
      })}
    </>
  );
}

interface WidgetButtonProps extends Widget {
  className: string;
  onOpen: () => void;
}

function WidgetButton({ sign, label, Icon, Part, className, onOpen }: WidgetButtonProps) {
  const prepare = () => void Part.preload();
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label.includes(sign) ? label : `${sign}: ${label}`}
        onClick={onOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={classNames(
          "grid size-11 place-items-center content-center gap-0.5 border border-border bg-surface font-display text-[11px] leading-none font-750 tracking-[.03em] text-text-2 shadow-[0_2px_0_var(--border)] transition-[transform,box-shadow] duration-[var(--t-press)] ease-out active:translate-y-0.5 active:shadow-none [@media(hover:hover)]:hover:text-text",
          className,
        )}
      >
        <Icon className="size-[17px]" aria-hidden="true" />
        {sign}
      </button>
    </Tooltip>
  );
}
