import { ArrowDown, ArrowUp, type LucideIcon, Maximize2 } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Link } from "wouter";
import { classNames } from "#web/ui/class-names.ts";
import { PHONE_TARGETS } from "#web/ui/console-body.tsx";
import { Button, buttonClass } from "#web/ui/controls/button.tsx";
import { CloseButton } from "#web/ui/controls/close-button.tsx";
import { PersonActs } from "./person-acts.tsx";
import { PersonUnread, PersonWhole } from "./person-whole.tsx";
import { usePerson } from "./use-person.ts";

interface PersonPanelProps {
  id: string;
  /** The people of the list, to step through. */
  ids: readonly string[];
  /** How many the list has, also on pages that are not loaded yet; null if that is not known. */
  total: number | null;
  /** The address of this person alone. */
  pageHref: string;
  onGo: (id: string) => void;
  onClose: () => void;
}

/** Beside the list from 1100 px, over its right part below that; phones show it between their two bars. */
export function PersonPanel({ id, ids, total, pageHref, onGo, onClose }: PersonPanelProps) {
  const person = usePerson(id);
  const headingId = useId();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.focus({ preventScroll: true }), []);
  const place = ids.indexOf(id);
  const [before, after] = [ids[place - 1], place < 0 ? undefined : ids[place + 1]];
  return (
    <section
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
      className={classNames(
        PHONE_TARGETS,
        "flex min-h-0 min-w-0 flex-col border-border bg-surface max-sm:fixed max-sm:inset-x-0 max-sm:top-13 max-sm:bottom-[calc(65px+env(safe-area-inset-bottom))] max-sm:z-10 sm:border-l sm:max-wide:absolute sm:max-wide:inset-y-0 sm:max-wide:right-0 sm:max-wide:z-5 sm:max-wide:w-[432px] sm:max-wide:shadow-overlay",
      )}
    >
      <div className="flex h-13 flex-none items-center gap-0.5 px-2">
        <CloseButton aria-label="Close person" onClick={onClose} />
        <Step label="Previous person" Icon={ArrowUp} to={before} onGo={onGo} />
        <Step label="Next person" Icon={ArrowDown} to={after} onGo={onGo} />
        <p className="min-w-0 flex-1 truncate pl-1.5 text-13 text-text-2 tabular-nums max-sm:opacity-0">
          {place < 0 || total === null
            ? ""
            : `${(place + 1).toLocaleString("en")} of ${total.toLocaleString("en")}`}
        </p>
        <Link
          href={pageHref}
          className={classNames(
            buttonClass({ variant: "ghost", size: "sm" }),
            "flex-none px-2! whitespace-nowrap",
          )}
        >
          <Maximize2 className="size-4" aria-hidden="true" />
          Open as a page
        </Link>
        {person.data ? <PersonActs view={person.data} onGone={onClose} /> : null}
      </div>
      {/* It gets the focus, so that keys scroll it. */}
      <div
        ref={content}
        tabIndex={-1}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none"
      >
        {person.data ? (
          <PersonWhole view={person.data} headingId={headingId} />
        ) : (
          <PersonUnread person={person} headingId={headingId} />
        )}
      </div>
    </section>
  );
}

interface StepProps {
  label: string;
  Icon: LucideIcon;
  to: string | undefined;
  onGo: (id: string) => void;
}

function Step({ label, Icon, to, onGo }: StepProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon
      aria-label={label}
      aria-disabled={!to || undefined}
      onClick={() => to && onGo(to)}
      className="aria-disabled:opacity-40 aria-disabled:[--face:transparent] aria-disabled:[--rim:transparent]"
    >
      <Icon className="size-4.5" aria-hidden="true" />
    </Button>
  );
}
