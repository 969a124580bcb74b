import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface Command {
  id: string;
  label: string;
  /** A heading stands above the first of several in a row. */
  group?: string;
  /** About what is going on now: it leads. */
  isNow?: boolean;
  icon?: ReactNode;
  /** Shortcut or small text at the right end. */
  aside?: ReactNode;
  /** A second line. */
  detail?: string | undefined;
  /** Additional search terms. */
  keywords?: string;
  /** The person's own text behind it; a search shows the line that it found. */
  ownWords?: string;
  /** Left out until something is typed: one of many of its kind. */
  isOnlyFound?: boolean;
  run: () => void;
}

interface PaletteOptionProps {
  id: string;
  command: Command;
  isFirstOfGroup: boolean;
  isActive: boolean;
  onPoint: () => void;
  onRun: () => void;
}

export function PaletteOption({ id, command, isFirstOfGroup, isActive, onPoint, onRun }: PaletteOptionProps) {
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
          "flex min-h-11 cursor-pointer items-center gap-3 rounded-input px-3 py-1.5 text-15 font-550 select-none [&>svg]:size-[18px] [&>svg]:flex-none [&>svg]:text-text-2",
          isActive && "bg-surface-2",
        )}
      >
        {command.icon}
        <span className="grid min-w-0 flex-1">
          <span className="wrap-anywhere">{command.label}</span>
          {command.detail ? (
            <span className="text-13 font-normal wrap-anywhere text-text-2">{command.detail}</span>
          ) : null}
        </span>
        {command.aside}
      </div>
    </>
  );
}
