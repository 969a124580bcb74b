import { Search } from "lucide-react";
import * as Primitive from "radix-ui/dialog";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { classNames } from "../class-names.ts";
import { takeEscape } from "../left-escape.ts";
import { useFocusReturn } from "./use-focus-return.ts";

export interface Command {
  id: string;
  label: string;
  /** Groups are ordered by their first command. */
  group?: string;
  icon?: ReactNode;
  /** Shortcut or small text at the right end. */
  aside?: ReactNode;
  /** Additional search terms. */
  keywords?: string;
  run: () => void;
}

const PLACEHOLDER = "Search or run a command";

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commands: readonly Command[];
}

export function CommandPalette({ open, onOpenChange, commands }: CommandPaletteProps) {
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
          <Primitive.Title className="sr-only">Commands</Primitive.Title>
          <PaletteBody commands={commands} onDone={() => onOpenChange(false)} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** A separate component, so that each opening starts with an empty search. */
function PaletteBody({ commands, onDone }: { commands: readonly Command[]; onDone: () => void }) {
  const listId = useId();
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const found = matching(commands, query);
  const current = found[Math.min(active, found.length - 1)];

  function run(command: Command | undefined) {
    if (!command) return;
    onDone();
    command.run();
  }

  function handleKey(event: KeyboardEvent) {
    const next = nextIndex(event.key, active, found.length);
    if (event.key === "Enter") run(current);
    else if (next !== null) setActive(next);
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
          placeholder={PLACEHOLDER}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={handleKey}
          className="h-full min-w-0 flex-1 border-0 bg-transparent text-16 outline-none placeholder:text-text-2 placeholder:opacity-100"
        />
      </label>
      <div
        id={listId}
        role="listbox"
        aria-label="Commands"
        className="min-h-0 overflow-y-auto overscroll-contain p-2"
      >
        {found.map((command, index) => (
          <PaletteOption
            key={command.id}
            id={`${listId}-${command.id}`}
            command={command}
            isFirstOfGroup={command.group !== found[index - 1]?.group}
            isActive={command === current}
            onPoint={() => setActive(index)}
            onRun={() => run(command)}
          />
        ))}
      </div>
      <p role="status" className={found.length === 0 ? "px-4 pt-2 pb-6 text-center text-text-2" : "sr-only"}>
        {found.length === 0 ? "Nothing by that name." : `${found.length} commands`}
      </p>
    </>
  );
}

interface PaletteOptionProps {
  id: string;
  command: Command;
  isFirstOfGroup: boolean;
  isActive: boolean;
  onPoint: () => void;
  onRun: () => void;
}

function PaletteOption({ id, command, isFirstOfGroup, isActive, onPoint, onRun }: PaletteOptionProps) {
  return (
    <>
      {isFirstOfGroup && command.group ? (
        <div role="presentation" className="px-3 pt-3 pb-1.5 text-12 font-semibold text-text-2">
          {command.group}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled at the search field, which keeps the focus */}
      <div
        id={id}
        ref={isActive ? (node) => node?.scrollIntoView({ block: "nearest" }) : undefined}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        onPointerMove={onPoint}
        onClick={onRun}
        className={classNames(
          "flex min-h-11 cursor-pointer items-center gap-3 rounded-input px-3 text-15 font-550 select-none [&>svg]:size-[18px] [&>svg]:text-text-2",
          isActive && "bg-surface-2",
        )}
      >
        {command.icon}
        <span className="min-w-0 flex-1 overflow-hidden text-ellipsis whitespace-nowrap">
          {command.label}
        </span>
        {command.aside}
      </div>
    </>
  );
}

function matching(commands: readonly Command[], query: string): Command[] {
  const words = query.toLocaleLowerCase("en").split(/\s+/u).filter(Boolean);
  return commands.filter((command) => {
    const text = `${command.label} ${command.group ?? ""} ${command.keywords ?? ""}`.toLocaleLowerCase("en");
    return words.every((word) => text.includes(word));
  });
}

function nextIndex(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowUp") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
