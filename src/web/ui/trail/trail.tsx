import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "#web/platform/language/text.ts";
import { Tent } from "../brand/tent.tsx";
import { classNames } from "../class-names.ts";
import { Disc, SIZES, type TrailSize, type TrailState } from "./trail-disc.tsx";

export interface TrailStop {
  id: string;
  state: TrailState;
  /** Full label for screen readers, e.g. "Monday 9". The state is appended. */
  label: string;
  /** Text on the disc if it has no check or tent: the day or step number. */
  mark?: string;
  /** Text below the disc. */
  caption?: ReactNode;
}

interface TrailProps {
  label: string;
  stops: readonly TrailStop[];
  size: TrailSize;
  /** The line runs edge to edge, filled by the share of stops reached, including the current one. */
  isBar?: boolean;
  className?: string | undefined;
}

const SAID: Record<TrailState, string> = {
  done: t("done"),
  now: t("now"),
  ahead: t("ahead"),
  rest: t("rest day"),
  overdue: t("overdue"),
  quiet: t("nothing done"),
  before: t("before you joined"),
};

/** Shows progress: gold, or the colour that the person wears, for done, dotted for ahead, teal for now, a tent for a rest day. */
export function Trail({ label, stops, size, isBar = false, className }: TrailProps) {
  const reached = reachedIndex(stops);
  const style = { gridTemplateColumns: `repeat(${stops.length}, minmax(0, 1fr))` };
  return (
    <ol aria-label={label} className={classNames("m-0 grid list-none p-0", className)} style={style}>
      {stops.map((stop, index) => (
        <li
          key={stop.id}
          className="relative flex min-w-0 flex-col items-center"
          aria-current={stop.state === "now" ? "step" : undefined}
        >
          {hasLineBefore(stops, index, isBar) ? (
            <Line
              size={size}
              solid={isGold(stops, index, isBar)}
              // From the disc before. Of a bar each disc draws its halves, of which one alone may be solid.
              ends={{ left: isBar ? 0 : "-50%", right: "50%" }}
              round={index === 0 && "rounded-l-full"}
            />
          ) : null}
          {isBar ? (
            <Line
              size={size}
              solid={index <= reached}
              ends={{ left: "50%", right: 0 }}
              round={index === reached && "rounded-r-full"}
            />
          ) : null}
          <Disc size={size} state={stop.state} label={`${stop.label}, ${SAID[stop.state]}`}>
            {faceOf(stop)}
          </Disc>
          {stop.caption ? (
            <Caption size={size} isNow={stop.state === "now"}>
              {stop.caption}
            </Caption>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

const CAPTIONS: Record<TrailSize, string> = {
  slim: "mt-1 text-12 leading-none font-semibold",
  steps: "num mt-2.5 text-12 font-bold",
};

/** No line leads through the days before the person joined. */
function hasLineBefore(stops: readonly TrailStop[], index: number, isBar: boolean): boolean {
  const isOnTrail = (stop: TrailStop | undefined) => stop?.state !== "before";
  return (index > 0 || isBar) && isOnTrail(stops[index]) && isOnTrail(stops[index - 1]);
}

/** The line before a stop: of a bar up to the current step, else between walked stops. */
function isGold(stops: readonly TrailStop[], index: number, isBar: boolean): boolean {
  return isBar ? index <= reachedIndex(stops) : isWalked(stops, index) && isWalked(stops, index - 1);
}

/** Something was done there, or is now. A rest day goes on with what was before it. */
function isWalked(stops: readonly TrailStop[], index: number): boolean {
  const state = stops[index]?.state;
  if (state === "rest")
    return stops.slice(0, index).findLast((stop) => stop.state !== "rest")?.state === "done";
  return state === "done" || state === "now";
}

function Caption({ size, isNow, children }: { size: TrailSize; isNow: boolean; children: ReactNode }) {
  const rest = size === "slim" ? "text-text-2" : null;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "max-w-full overflow-hidden text-ellipsis whitespace-nowrap",
        CAPTIONS[size],
        isNow ? "font-bold! text-on-primary-soft" : rest,
      )}
    >
      {children}
    </span>
  );
}

interface LineProps {
  size: TrailSize;
  solid: boolean;
  ends: { left: string | number; right: string | number };
  /** Where the line itself ends. */
  round: string | false;
}

function Line({ size, solid, ends, round }: LineProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "pointer-events-none absolute -translate-y-1/2",
        solid ? "bg-walked" : "border-t-4 border-dotted border-control opacity-50",
        round,
      )}
      style={{ ...ends, top: SIZES[size].axisPx, height: solid ? SIZES[size].linePx : 4 }}
    />
  );
}

function faceOf(stop: TrailStop): ReactNode {
  if (stop.state === "rest") return <Tent className="size-[55%]" />;
  if (stop.state === "before") return null;
  if (stop.state === "done") return <Check className="size-[48%] stroke-[3]" />;
  return stop.mark;
}

/** Index of the current stop; without one, of the last stop that is done. */
function reachedIndex(stops: readonly TrailStop[]): number {
  const now = stops.findIndex((stop) => stop.state === "now");
  return now >= 0 ? now : stops.findLastIndex((stop) => stop.state === "done");
}
