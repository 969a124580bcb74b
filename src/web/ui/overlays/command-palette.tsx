import { Search } from "lucide-react";
import * as Primitive from "radix-ui/dialog";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { t, tn } from "#web/platform/language/text.ts";
import { takeEscape } from "../left-escape.ts";
import { type Command, PaletteOption } from "./palette-option.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export type { Command } from "./palette-option.tsx";

const PLACEHOLDER = t("Search or run a command");

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What a search shows, in its order; for an empty search, what is offered at first. */
  find: (query: string) => readonly Command[];
  onQueryChange?: (query: string) => void;
  /** Under the list: a search under way, or one that failed. */
  note?: ReactNode;
  maxLength?: number;
}

export function CommandPalette({ open, onOpenChange, ...body }: CommandPaletteProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Primitive.Content
          {...focusReturn}
          {...takeEscape(() => onOpenChange(false))}
          data-feature="Commands"
          aria-describedby={undefined}
          className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[min(76dvh,560px)] max-w-[600px] flex-col overflow-hidden rounded-panel bg-surface text-text shadow-overlay outline-none data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in sm:top-[14dvh]"
        >
          <Primitive.Title className="sr-only">{t("Commands")}</Primitive.Title>
          <PaletteBody {...body} isOpen={open} onDone={() => onOpenChange(false)} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

type PaletteBodyProps = Omit<CommandPaletteProps, "open" | "onOpenChange"> & {
  isOpen: boolean;
  onDone: () => void;
};

/** A separate component, so that each opening starts with an empty search. */
function PaletteBody({ isOpen, find, onQueryChange, note, maxLength, onDone }: PaletteBodyProps) {
  const listId = useId();
  const [query, setQuery] = useState("");
  // By id: what is chosen stays so when more is found.
  const [activeId, setActiveId] = useState<string | null>(null);
  // Until it is opened again: Enter pressed twice runs a command once, also while the palette closes.
  const hasRun = useRef(false);
  useEffect(() => {
    if (isOpen) hasRun.current = false;
  }, [isOpen]);
  const found = find(query);
  const active = Math.max(
    0,
    found.findIndex(({ id }) => id === activeId),
  );
  const current = found[active];

  function run(command: Command | undefined) {
    if (!command || hasRun.current) return;
    hasRun.current = true;
    onDone();
    command.run();
  }

  function handleKey(event: KeyboardEvent) {
    // Enter and arrows belong to an input method while it composes a word.
    if (event.nativeEvent.isComposing) return;
    const next = nextIndex(event.key, active, found.length);
    if (event.key === "Enter") run(current);
    else if (next !== null) setActiveId(found[next]?.id ?? null);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <label className="flex h-14 flex-none items-center gap-3 border-b border-border px-4 has-focus-visible:shadow-[inset_0_-2px_0_var(--primary)]">
        <Search className="size-5 text-text-2" aria-hidden="true" />
        <span className="sr-only">{PLACEHOLDER}</span>
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={PLACEHOLDER}
          maxLength={maxLength}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActiveId(null);
            onQueryChange?.(event.target.value);
          }}
          onKeyDown={handleKey}
          className="h-full min-w-0 flex-1 border-0 bg-transparent text-16 outline-none placeholder:text-text-2 placeholder:opacity-100"
        />
      </label>
      <div
        id={listId}
        role="listbox"
        aria-label={t("Commands")}
        className="min-h-0 overflow-y-auto overscroll-contain p-2"
      >
        {found.map((command, index) => (
          <PaletteOption
            key={command.id}
            id={`${listId}-${command.id}`}
            command={command}
            isFirstOfGroup={command.group !== found[index - 1]?.group}
            isActive={command === current}
            onPoint={() => setActiveId(command.id)}
            onRun={() => run(command)}
          />
        ))}
      </div>
      {note}
      <p role="status" className={found.length === 0 ? "px-4 pt-2 pb-6 text-center text-text-2" : "sr-only"}>
        {found.length === 0 ? t("Nothing by that name.") : tn(found.length, "1 result", "{n} results")}
      </p>
    </>
  );
}

function nextIndex(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowUp") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
