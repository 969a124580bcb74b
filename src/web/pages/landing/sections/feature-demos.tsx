import {
  Check,
  Clock,
  FileText,
  Flag,
  House,
  type LucideIcon,
  Play,
  Presentation,
  Sheet,
  X,
} from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { FigmaSign, InstagramSign } from "#web/ui/brand/share-icons.tsx";
import { Tent } from "#web/ui/brand/tent.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { mentor } from "../landing-content.ts";

const FACTS: { Icon: LucideIcon; tone: BadgeTone }[] = [
  { Icon: House, tone: "marketing" },
  { Icon: Flag, tone: "sales" },
  { Icon: Clock, tone: "finance" },
  { Icon: X, tone: "operations" },
];

export function KnowsDemo() {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {FACTS.map(({ Icon, tone }, index) => (
          <Badge
            key={tone}
            tone={tone}
            icon={<Icon className="size-4!" />}
            className="h-[34px]! rounded-input! px-[13px]! text-14!"
          >
            {mentor.knows.facts[index] ?? ""}
          </Badge>
        ))}
      </div>
      <p className="mt-3.5 flex items-center gap-3 rounded-quest border border-border bg-bg px-4 py-3.5 text-15 leading-[1.45] font-medium">
        <Lantern className="h-9 w-[30px] flex-none" />
        {mentor.knows.why}
      </p>
    </>
  );
}

const DISCS = {
  done: "bg-gold text-on-gold shadow-[0_3px_0_var(--gold-edge)]",
  now: "bg-primary text-on-primary shadow-[0_3px_0_var(--primary-edge),0_0_0_6px_var(--primary-soft)]",
  ahead: "bg-surface text-text-2 shadow-[inset_0_0_0_2px_var(--border),0_3px_0_var(--border)]",
} as const;

const WEEK: { day: string; disc: keyof typeof DISCS; mark: ReactNode }[] = [
  { day: "MON", disc: "done", mark: <Check className="size-5 stroke-[2.6]" /> },
  { day: "TUE", disc: "done", mark: <Check className="size-5 stroke-[2.6]" /> },
  { day: "WED", disc: "ahead", mark: <Tent className="size-[18px]" /> },
  { day: "THU", disc: "now", mark: <Play className="size-4 fill-current" /> },
  { day: "FRI", disc: "ahead", mark: "1h" },
  { day: "SAT", disc: "ahead", mark: "2h" },
];

export function PlansDemo() {
  return (
    <>
      <div className="relative flex justify-between before:absolute before:inset-x-5.5 before:top-[19px] before:border-t-4 before:border-dotted before:border-control before:opacity-55 after:absolute after:top-[18px] after:left-5.5 after:h-1.5 after:w-[47%] after:rounded-full after:bg-gold">
        {WEEK.map(({ day, disc, mark }) => (
          <span
            key={day}
            className="num relative z-1 grid justify-items-center gap-2 text-12 leading-none font-bold tracking-[.04em] text-text-2"
          >
            <span
              className={classNames(
                "grid h-[42px] w-11 place-items-center rounded-[50%] text-14 leading-none tracking-normal max-sm:h-9 max-sm:w-10",
                DISCS[disc],
              )}
            >
              {mark}
            </span>
            {day}
          </span>
        ))}
      </div>
      <p className="mt-4 flex justify-between gap-2 rounded-btn border border-border bg-bg px-3.5 py-3 text-14 leading-none font-semibold">
        {mentor.plans.summary}
        <span className="font-medium text-text-2 tabular-nums">{mentor.plans.hours}</span>
      </p>
    </>
  );
}

const BUBBLE = "w-fit max-w-[88%] rounded-card px-[15px] py-3 text-15 leading-[1.45] font-medium";

export function AnswersDemo() {
  return (
    <>
      <p className={`${BUBBLE} ml-auto rounded-br-[5px] bg-primary text-on-primary`}>
        {mentor.answers.question}
      </p>
      <p className={`${BUBBLE} mt-2.5 rounded-bl-[5px] bg-surface-2`}>{mentor.answers.answer}</p>
    </>
  );
}

const TOOL_ICONS = [FileText, FigmaSign, Sheet, InstagramSign, Presentation];

export function ToolsDemo() {
  return (
    <div className="flex items-center gap-3 max-sm:gap-2">
      {TOOL_ICONS.map((Icon, index) => {
        const name = mentor.tools.names[index] ?? "";
        const isChosen = name === mentor.tools.chosen;
        return (
          <span
            key={name}
            className={classNames(
              "grid h-27 flex-1 place-items-center content-center gap-2.5 rounded-card text-center text-13 max-sm:text-12 leading-[1.15] font-semibold",
              isChosen
                ? "-translate-y-2 border-2 border-primary bg-surface text-text shadow-[0_4px_0_var(--primary)]"
                : "border border-border bg-bg text-text-2 max-sm:nth-2:hidden max-sm:nth-5:hidden",
            )}
          >
            <Icon className={classNames("size-7", isChosen && "text-path-finance")} />
            {name}
          </span>
        );
      })}
    </div>
  );
}
