import type { DashboardView } from "#contracts/analytics.ts";
import type { PulseView } from "#contracts/console/pulse.ts";
import { SectionCard } from "#web/ui/section-card.tsx";
import { pulseTiles } from "./pulse-tiles.ts";

/** What fills each figure, by the id of its tile. One that is filled speaks for itself. */
const SOURCES: Readonly<Record<string, string>> = {
  mrr: "the first paid subscription",
  trials: "the first person who starts the free days",
  active: "everybody who does something",
  users: "every sign-in with a new account",
  retention: "a member who comes back on a later day",
  completion: "the first quests that are made and finished",
  session: "time that people spend on its pages",
  xp: "the first completed quest",
};

interface FirstFiguresProps {
  pulse: PulseView;
  dashboard: DashboardView | undefined;
}

/** In place of the tiles while the instance has one account: nothing to chart, and nothing to compare with. */
export function FirstFigures({ pulse, dashboard }: FirstFiguresProps) {
  return (
    <SectionCard title="What will fill each figure" className="@container">
      <dl className="grid gap-x-7 @min-[560px]:grid-cols-2 @min-[900px]:grid-cols-4">
        {pulseTiles(pulse, dashboard, false).map(({ id, label, value }) => {
          const isFilled = /[1-9]/u.test(value);
          return (
            <div
              key={id}
              className="content-center border-t border-border py-2 first:border-0 @min-[560px]:border-t!"
            >
              <dt className="text-13 font-semibold text-text-2">{label}</dt>
              <dd className="grid grid-cols-[44px_minmax(0,1fr)] items-baseline gap-x-2">
                <b className="num text-18 leading-tight font-extrabold">
                  {id === "completion" && !isFilled ? "—" : value}
                </b>
                {isFilled ? null : <span className="text-13 text-pretty text-text-2">{SOURCES[id]}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </SectionCard>
  );
}
