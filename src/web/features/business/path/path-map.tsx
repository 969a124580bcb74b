import { Check, Lock } from "lucide-react";
import type { PathView } from "#contracts/business/path.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { PATH_VIEWS, PathMountain } from "#web/ui/trail/path-mountain.tsx";
import { placesOf } from "#web/ui/trail/path-trail.ts";
import { chooseLabels } from "./map-labels.ts";
import { type PathMilestone, STATE_WORDS, stageMarks, stepsOf } from "./path-words.ts";

interface PathMapProps {
  path: PathView;
  chosen: PathMilestone;
  level: number;
  onChoose: (milestone: PathMilestone) => void;
}

const { x: LEFT, y: TOP, width: WIDTH, height: HEIGHT } = PATH_VIEWS.map;
const at = (x: number, y: number) => ({
  left: `${((x - LEFT) / WIDTH) * 100}%`,
  top: `${((y - TOP) / HEIGHT) * 100}%`,
});

/** Where the name of each stage stands, in percent of the height. */
const STAGE_TOPS = [67.3, 57, 47, 37.3, 28, 19.3];

/** The mountain with a button for each milestone, in their order; from tablets up. */
export function PathMap({ path, chosen, level, onChoose }: PathMapProps) {
  const { milestones } = path;
  const steps = stepsOf(path);
  const places = placesOf(steps.map(({ terrace }) => terrace));
  const labelled = milestones.flatMap(({ title }, index) => {
    const place = places[index];
    return place ? [{ title, place }] : [];
  });
  const chosenIndex = milestones.indexOf(chosen);
  const labels = new Map(
    chooseLabels(labelled, wantedLabels(milestones, chosenIndex), chosenIndex).map((label) => [
      label.index,
      label,
    ]),
  );
  return (
    <div className="relative aspect-[1080/800] overflow-hidden rounded-dialog border border-border bg-sky">
      <PathMountain view="map" steps={steps} level={level} className="absolute inset-0 size-full" />
      <StageNames path={path} />
      <ol aria-label={t("Milestones on the map")}>
        {milestones.map((milestone, index) => {
          const place = places[index];
          const label = labels.get(index);
          return place ? (
            <li key={milestone.id}>
              <button
                type="button"
                aria-pressed={milestone === chosen}
                aria-label={`${milestone.title}. ${STATE_WORDS[milestone.state]}, ${t(milestone.stage)}`}
                onClick={() => onChoose(milestone)}
                style={at(place.x, place.y)}
                className={classNames(
                  "group absolute z-1 -translate-x-1/2 -translate-y-1/2 rounded-full border-0 bg-transparent p-0 hover:z-10 focus-visible:z-10",
                  // Stones of the summit lie close together.
                  milestone.stage === "Scaling" ? "h-7 w-4" : "size-8",
                )}
              >
                {label ? null : <Title milestone={milestone} look="hover" />}
              </button>
              {label ? (
                <span
                  aria-hidden="true"
                  style={at(label.x, label.y)}
                  className="pointer-events-none absolute -translate-x-1/2"
                >
                  <Title milestone={milestone} look={milestone === chosen ? "chosen" : "plain"} />
                </span>
              ) : null}
            </li>
          ) : null;
        })}
      </ol>
    </div>
  );
}

/** The chosen one, what is worked on, what was reached last, what comes next, then the rest from the top. */
function wantedLabels(milestones: readonly PathMilestone[], chosen: number): number[] {
  const of = (state: PathMilestone["state"]) =>
    milestones.flatMap((milestone, index) => (milestone.state === state ? index : []));
  const done = of("done").reverse();
  const ahead = of("ahead");
  return [...new Set([chosen, ...of("now"), ...done, ...ahead, ...of("open"), ...of("passed")])];
}

const LOOKS = {
  chosen:
    "max-w-[212px] min-h-[34px] border-2 border-primary px-3 text-[14.5px] font-650 text-on-primary-soft",
  plain: "max-w-[196px] min-h-7 border border-border px-2.5 text-13 font-650",
  hover:
    "absolute top-full left-1/2 hidden max-w-[196px] min-h-7 -translate-x-1/2 border border-border px-2.5 text-13 font-650 shadow-float group-hover:flex group-focus-visible:flex",
} as const;

function Title({ milestone, look }: { milestone: PathMilestone; look: keyof typeof LOOKS }) {
  const { state, title } = milestone;
  return (
    <span
      className={classNames(
        "flex w-max items-center justify-center gap-1.5 rounded-input bg-surface leading-[1.25] text-text",
        LOOKS[look],
        state === "ahead" && look === "plain" && "border-dashed border-control text-text-2",
        state === "passed" && "text-text-2",
      )}
    >
      {state === "ahead" ? <Lock className="size-3.5 flex-none" aria-hidden="true" /> : null}
      <span className="py-1 text-center text-balance wrap-anywhere">{title}</span>
    </span>
  );
}

const MARKS = {
  past: "bg-surface text-text-2 shadow-[inset_0_0_0_2px_var(--border)]",
  gold: "bg-gold text-on-gold",
  here: "bg-primary text-on-primary shadow-[0_0_0_4px_var(--primary-soft)]",
  ahead: "bg-surface text-text-2 shadow-[inset_0_0_0_2px_var(--border)]",
} as const;

function StageNames({ path }: { path: PathView }) {
  return (
    <ol aria-label={t("Stages")}>
      {stageMarks(path).map(({ stage, look, note }, index) => (
        <li
          key={stage}
          style={{ top: `${STAGE_TOPS[index]}%` }}
          aria-current={look === "here" ? "step" : undefined}
          className="absolute left-4.5 flex -translate-y-1/2 items-center gap-2"
        >
          <span
            aria-hidden="true"
            className={classNames(
              "num grid size-6 flex-none place-items-center rounded-full text-13 font-750",
              MARKS[look],
            )}
          >
            {look === "past" || look === "gold" ? <Check className="size-3.5 stroke-3" /> : index + 1}
          </span>
          <span
            className={classNames(
              "num text-14 leading-[1.15] font-bold whitespace-nowrap",
              look === "here" && "text-on-primary-soft",
            )}
          >
            {t(stage)}
            <small className="mt-0.5 block font-body text-[12.5px] font-medium text-text-2">{note}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
