import * as Primitive from "radix-ui/dialog";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { CloseButton } from "../controls/close-button.tsx";
import { takeEscape } from "../left-escape.ts";
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
  /** What it is called among the features people use. Never people's own words: those belong into the title. */
  feature?: string;
  /** Where the picture or the content already says it; it stays for screen readers. */
  titleHidden?: boolean;
  description?: ReactNode;
  /** Above the title: a badge, a face. */
  eyebrow?: ReactNode;
  footer?: ReactNode;
  width?: keyof typeof WIDTHS;
  /** Fills a phone's screen; otherwise the dialog lies at its lower edge. */
  fullOnPhone?: boolean;
  /** The content brings its own padding and heading, e.g. a picture up to the edges. */
  bare?: boolean;
  /** Without a way out by cross, Escape or a click beside it: only where an answer is needed. */
  mustAnswer?: boolean;
  closeLabel?: string;
  className?: string | undefined;
  children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, footer, width = "md", bare = false, mustAnswer = false } = props;
  const focusReturn = useFocusReturn();
  const stay = mustAnswer ? (event: Event) => event.preventDefault() : undefined;
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 grid items-end justify-items-center overflow-y-auto overscroll-contain bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:items-center sm:p-6">
          <Primitive.Content
            {...focusReturn}
            data-feature={props.feature ?? "Dialog"}
            {...(props.description ? {} : { "aria-describedby": undefined })}
            {...(stay
              ? { onEscapeKeyDown: stay, onPointerDownOutside: stay }
              : takeEscape(() => onOpenChange(false)))}
            className={classNames(
              "relative flex w-full min-w-0 flex-col bg-surface text-text shadow-overlay outline-none data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in sm:rounded-dialog",
              props.fullOnPhone
                ? "max-sm:self-stretch"
                : "max-sm:mt-12 max-sm:rounded-t-dialog max-sm:pb-[env(safe-area-inset-bottom)]",
              WIDTHS[width],
              props.className,
            )}
          >
            {bare ? <HiddenHeading {...props} /> : <Heading {...props} />}
            <div
              className={
                bare ? "flex min-h-0 flex-1 flex-col" : "grid flex-1 content-start gap-4 px-5 pb-6 sm:px-6.5"
              }
            >
              {props.children}
            </div>
            {footer ? (
              <div className="flex flex-wrap items-center justify-end gap-2.5 px-5 pb-6 sm:px-6.5">
                {footer}
              </div>
            ) : null}
            {mustAnswer ? null : (
              <Primitive.Close asChild>
                <CloseButton
                  className="absolute top-3.5 right-3.5 z-2"
                  aria-label={props.closeLabel ?? "Close"}
                />
              </Primitive.Close>
            )}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Heading({ title, titleHidden, description, eyebrow }: DialogProps) {
  return (
    <header className={classNames("grid gap-1.5 px-5 pt-6 sm:px-6.5 sm:pt-6.5", titleHidden ? "" : "pb-4")}>
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
