import * as Primitive from "radix-ui/dialog";
import type { ReactNode } from "react";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "../class-names.ts";
import { CloseButton } from "../controls/close-button.tsx";
import { leaveEscape, takeEscape } from "../left-escape.ts";
import { markScrollEdges } from "./scroll-edges.ts";
import { useFocusReturn } from "./use-focus-return.ts";

const WIDTHS = {
  sm: "sm:max-w-[420px]",
  md: "sm:max-w-[440px]",
  lg: "sm:max-w-[796px]",
  xl: "sm:max-w-[908px]",
} as const;

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Feature name for analytics. Never user content: that belongs in the title. */
  feature?: string;
  /** Title for screen readers only, if the content already shows it. */
  titleHidden?: boolean;
  description?: ReactNode;
  /** Above the title, e.g. a badge or an avatar. */
  eyebrow?: ReactNode;
  footer?: ReactNode;
  width?: keyof typeof WIDTHS;
  /** Full screen on phones; otherwise a sheet at the bottom edge. */
  fullOnPhone?: boolean;
  /** The content has its own padding and heading, e.g. a picture up to the edges. */
  bare?: boolean;
  /** No close button, Escape or outside click: only where an answer is required. */
  mustAnswer?: boolean;
  closeLabel?: string;
  /** Place for a panel beside the content, filled from outside; see `besideProps`. */
  beside?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, footer, width = "md", bare = false, mustAnswer = false } = props;
  const focusReturn = useFocusReturn();
  const stay = mustAnswer ? (event: Event) => event.preventDefault() : undefined;
  const content = (
    <>
      {bare ? <HiddenHeading {...props} /> : <Heading {...props} />}
      {bare ? (
        <div className="flex min-h-0 flex-1 flex-col">{props.children}</div>
      ) : (
        // `relative` contains Radix's hidden inputs, which would otherwise make the window scroll as well.
        <div
          ref={markScrollEdges}
          className="relative flex-1 border-y border-transparent outline-none data-above:border-t-border data-below:border-b-border sm:min-h-0 sm:overflow-y-auto sm:overscroll-contain print:overflow-visible"
        >
          <div
            className={classNames(
              "grid content-start gap-4 px-5 pt-2 pb-6 sm:px-6.5",
              footer ? "sm:pb-3" : "",
            )}
          >
            {props.children}
          </div>
        </div>
      )}
      {footer ? <div className={FOOTER}>{footer}</div> : null}
      {mustAnswer ? null : (
        <Primitive.Close asChild>
          <CloseButton
            className="absolute top-3.5 right-3.5 z-2"
            aria-label={props.closeLabel ?? t("Close")}
          />
        </Primitive.Close>
      )}
    </>
  );
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 grid items-end justify-items-center overflow-y-auto overscroll-contain scroll-pb-24 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:items-center sm:p-6">
          <Primitive.Content
            {...focusReturn}
            data-feature={props.feature ?? "Dialog"}
            {...(props.description ? {} : { "aria-describedby": undefined })}
            {...(stay
              ? { onEscapeKeyDown: stay, onPointerDownOutside: stay }
              : takeEscape(() => onOpenChange(false)))}
            {...(props.beside ? besideProps : {})}
            className={classNames(
              "relative flex w-full min-w-0 flex-col bg-surface text-text shadow-overlay outline-none data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in sm:rounded-dialog",
              props.fullOnPhone
                ? "max-sm:self-stretch"
                : "max-sm:mt-12 max-sm:rounded-t-dialog max-sm:pb-[env(safe-area-inset-bottom)]",
              bare ? "" : "sm:max-h-[calc(100dvh-48px)] print:max-h-none",
              WIDTHS[width],
              props.className,
            )}
          >
            {props.beside ? (
              <>
                <div className="relative flex min-w-0 flex-1 flex-col sm:min-h-0 lg:has-[+*_[data-beside]]:overflow-y-auto lg:has-[+*_[data-beside]]:overscroll-contain max-lg:has-[+*_[data-beside]]:flex-none">
                  {content}
                </div>
                {props.beside}
              </>
            ) : (
              content
            )}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Always in sight: on a phone the window scrolls and the content fades out behind it, else the content scrolls. */
const FOOTER =
  "sticky bottom-0 z-1 flex flex-wrap items-center justify-end gap-2.5 bg-surface px-5 pb-6 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-surface before:to-transparent sm:static sm:rounded-b-dialog sm:px-6.5 sm:pt-3 sm:before:hidden print:static";

/** A panel beside the content belongs to the dialog, though another part of the app renders it, as do its menus. */
const besideProps = {
  onEscapeKeyDown: (event: KeyboardEvent) => {
    if (isIn(event, "[data-beside]")) leaveEscape(event);
  },
  onInteractOutside: (event: Event) => {
    if (isIn(event, "[data-beside], [role=menu]")) event.preventDefault();
  },
};

function isIn({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function Heading({ title, titleHidden, description, eyebrow }: DialogProps) {
  return (
    <header className={classNames("grid gap-1.5 px-5 pt-6 sm:px-6.5 sm:pt-6.5", titleHidden ? "" : "pb-1.5")}>
      {eyebrow ? <div className="mb-1.5 pr-10">{eyebrow}</div> : null}
      <Primitive.Title className={titleHidden ? "sr-only" : "pr-9 text-24 leading-[1.22] font-750"}>
        {title}
      </Primitive.Title>
      {description ? (
        <Primitive.Description className="text-15 text-pretty text-text-2">
          {description}
        </Primitive.Description>
      ) : null}
    </header>
  );
}

function HiddenHeading({ title, description }: DialogProps) {
  return (
    <>
      <Primitive.Title className="sr-only">{title}</Primitive.Title>
      {description ? <Primitive.Description className="sr-only">{description}</Primitive.Description> : null}
    </>
  );
}
