import { Check, ChevronDown, ChevronUp, Lock, Play } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { PathView } from "#contracts/business/path.ts";
import { t } from "#web/platform/language/text.ts";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { currentMilestone, type PathMilestone, STATE_WORDS } from "./path-words.ts";

interface PathLadderProps {
  path: PathView;
  chosen: PathMilestone;
  onChoose: (milestone: PathMilestone) => void;
}

type State = PathMilestone["state"];

const DISCS: Record<State, string> = {
  done: "bg-gold text-on-gold shadow-[0_4px_0_var(--gold-edge)]",
  passed: "bg-surface text-text-2 shadow-[inset_0_0_0_2px_var(--border),0_4px_0_var(--border)]",
  now: "bg-primary text-on-primary shadow-[0_4px_0_var(--primary-edge),0_2px_0_5px_var(--primary-soft)]",
  open: "bg-surface text-text-2 shadow-[inset_0_0_0_2px_var(--control),0_4px_0_var(--border)]",
  ahead: "bg-surface text-text-2 shadow-[inset_0_0_0_2px_var(--border),0_4px_0_var(--border)]",
};

/** The rung below a milestone leads to it: gold where it was reached. */
const RUNGS: Record<State, string> = {
  done: "border-l-[5px] border-solid border-gold",
  passed: "border-l-4 border-solid border-control opacity-30",
  now: "border-l-4 border-dotted border-control opacity-50",
  open: "border-l-4 border-dotted border-control opacity-50",
  ahead: "border-l-4 border-dotted border-control opacity-50",
};

/** Rungs shown above and below the current one. */
const AROUND = 4;

/** The path on phones, from the summit down: the milestones around the current one, the rest on request. */
export function PathLadder({ path, chosen, onChoose }: PathLadderProps) {
  const [isWhole, setIsWhole] = useState({ above: false, below: false });
  const all = path.milestones.toReversed();
  const current = currentMilestone(path);
  const here = current ? all.indexOf(current) : 0;
  const from = isWhole.above || here - AROUND < 2 ? 0 : here - AROUND;
  const to = isWhole.below || here + AROUND > all.length - 3 ? all.length : here + AROUND + 1;
  const milestones = all.slice(from, to);
  return (
    <Card as="section" padding="none" aria-label={t("All milestones")} className="rounded-[18px] p-4">
      {from > 0 ? (
        <MoreRungs sign={<ChevronUp />} onClick={() => setIsWhole({ ...isWhole, above: true })}>
          {t("{count} more up to the summit", { count: from })}
        </MoreRungs>
      ) : null}
      <ol reversed start={all.length - from} aria-label={t("Milestones, the last first")}>
        {milestones.map((milestone, index) => {
          const { id, stage, state, title, done, takes } = milestone;
          const isFirst = milestones[index - 1]?.stage !== stage;
          return (
            <li key={id} className="relative">
              {index < milestones.length - 1 ? (
                <span
                  aria-hidden="true"
                  className={classNames(
                    "absolute top-[calc(50%+18px)] -bottom-[calc(50%-20px)] left-[17px]",
                    RUNGS[state],
                  )}
                />
              ) : null}
              <button
                type="button"
                aria-pressed={milestone === chosen}
                onClick={() => onChoose(milestone)}
                className="grid min-h-[54px] w-full grid-cols-[40px_minmax(0,1fr)] items-center gap-3 rounded-quest border-0 bg-transparent py-1 pr-1 text-left text-15 leading-[1.3] font-semibold aria-pressed:bg-surface-2"
              >
                <span
                  aria-hidden="true"
                  className={classNames(
                    "relative z-1 grid h-[27px] w-[38px] place-items-center rounded-[50%]",
                    DISCS[state],
                  )}
                >
                  <Sign state={state} />
                </span>
                <span
                  className={classNames(
                    "wrap-anywhere",
                    (state === "passed" || state === "ahead") && "text-text-2",
                  )}
                >
                  {isFirst ? (
                    <small className="block text-13 font-medium text-text-2">{t(stage)}</small>
                  ) : null}
                  {title}
                  {state === "now" && takes !== null ? (
                    <span aria-hidden="true" className="text-text-2">
                      , {t("{count} of {total}", { count: Math.min(done, takes), total: takes })}
                    </span>
                  ) : null}
                  <span className="sr-only">. {STATE_WORDS[state]}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {to < all.length ? (
        <MoreRungs sign={<ChevronDown />} onClick={() => setIsWhole({ ...isWhole, below: true })}>
          {t("{count} more down to the start", { count: all.length - to })}
        </MoreRungs>
      ) : null}
    </Card>
  );
}

function MoreRungs({ sign, onClick, children }: { sign: ReactNode; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="grid min-h-11 w-full grid-cols-[40px_minmax(0,1fr)] items-center gap-3 rounded-quest border-0 bg-transparent text-left text-14 font-semibold text-on-primary-soft [&>svg]:ml-2.5 [&>svg]:size-5"
    >
      {sign}
      {children}
    </button>
  );
}

function Sign({ state }: { state: State }) {
  if (state === "ahead") return <Lock className="size-3.5" />;
  if (state === "now") return <Play className="size-3.5 fill-current" />;
  return state === "open" ? null : <Check className="size-4 stroke-3" />;
}
