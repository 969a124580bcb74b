import * as Primitive from "radix-ui/tabs";
import type { ReactNode } from "react";
import type { Change } from "#domain/analytics/change.ts";
import { Sparkline } from "../charts/sparkline.tsx";
import { classNames } from "../class-names.ts";
import { Tooltip } from "../overlays/tooltip.tsx";
import { Delta } from "./delta.tsx";

export interface FigureTab {
  id: string;
  label: string;
  value: string;
  /** A few words that describe the figure. */
  line: string;
  change: Change | null;
  goodWhen: "up" | "down" | null;
  spark: readonly (number | null)[];
  /** Formula and sample size; the chart's sign repeats it for touch. */
  explanation: string;
}

interface TileTabsProps {
  label: string;
  tiles: readonly FigureTab[];
  chosen: string;
  onChoose: (id: string) => void;
  /** Columns from 640 px up: four, or three. */
  columns: 3 | 4;
  /** The chart of the chosen tile. */
  children: ReactNode;
}

const COLUMNS = { 3: "sm:grid-cols-3", 4: "sm:grid-cols-2 stack:grid-cols-4" } as const;

/** Figures as tiles that choose what the one chart below them shows. Arrow keys move between the tiles. */
export function TileTabs({ label, tiles, chosen, onChoose, columns, children }: TileTabsProps) {
  return (
    <Primitive.Root
      value={chosen}
      onValueChange={onChoose}
      className="card min-w-0 overflow-hidden"
      activationMode="automatic"
    >
      <Primitive.List
        aria-label={label}
        // One pixel of border between the tiles, whatever the number of columns.
        className={classNames("grid grid-cols-2 gap-px border-b border-border bg-border", COLUMNS[columns])}
      >
        {tiles.map((tile) => (
          <Tooltip key={tile.id} text={tile.explanation} side="bottom">
            <Primitive.Trigger
              value={tile.id}
              className="group relative grid min-w-0 grid-cols-1 gap-x-2 gap-y-0.5 border-0 bg-surface px-3 py-2.5 text-left text-text outline-offset-[-3px] hover:bg-bg sm:grid-cols-[minmax(0,1fr)_76px] sm:px-4 sm:pt-3 sm:pb-[11px] data-[state=active]:bg-primary-soft data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:top-0 data-[state=active]:after:h-[3px] data-[state=active]:after:bg-primary"
            >
              <span className="col-span-full flex items-center gap-1.5 text-13 leading-[1.3] font-semibold whitespace-nowrap text-text-2 group-data-[state=active]:text-on-primary-soft">
                {tile.label}
                {/* On phones beside the figure: the longest names need the whole line. */}
                <span className="ml-auto max-sm:absolute max-sm:top-9 max-sm:right-3 group-data-[state=active]:[&_.text-success]:text-on-primary-soft">
                  <Delta change={tile.change} goodWhen={tile.goodWhen} />
                </span>
              </span>
              <span className="num text-[24px] leading-[1.1] font-extrabold tracking-[-.02em] whitespace-nowrap sm:text-[26px]">
                {tile.value}
              </span>
              <span className="self-end max-sm:hidden" aria-hidden="true">
                {tile.spark.some((point) => point !== null) ? (
                  <Sparkline points={tile.spark} label="" className="h-[26px]" />
                ) : null}
              </span>
              <span className="col-span-full truncate text-12 leading-[1.3] font-medium text-text-2 group-data-[state=active]:text-on-primary-soft">
                {tile.line}
              </span>
            </Primitive.Trigger>
          </Tooltip>
        ))}
      </Primitive.List>
      <Primitive.Content value={chosen} className="outline-offset-[-3px]">
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}
