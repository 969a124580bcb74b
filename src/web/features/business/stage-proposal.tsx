import { ArrowRight, Flag } from "lucide-react";
import { useId } from "react";
import type { BusinessView } from "#contracts/business/business.ts";
import { STAGES } from "#domain/business/way.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { t } from "#web/platform/language/text.ts";
import { Orb } from "#web/ui/brand/orb.tsx";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { PathMountain } from "#web/ui/trail/path-mountain.tsx";
import type { PathStep } from "#web/ui/trail/path-step.ts";
import { proposalOf } from "./business-words.ts";
import { useAnswerStageMove } from "./use-business.ts";

interface StageProposalProps {
  move: NonNullable<BusinessView["stageMove"]>;
  /** The stage in the profile. */
  stage: BusinessView["stage"];
  level: number;
}

/** Proposes the next stage with its reason. "Not yet" is remembered on the server. */
export function StageProposal({ move, stage, level }: StageProposalProps) {
  const answer = useAnswerStageMove();
  const headingId = useId();
  const { kicker, title } = proposalOf(move);
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby={headingId}
      className="relative overflow-hidden rounded-dialog"
    >
      <PathMountain
        view="mountain"
        steps={stepsUpTo(move.to)}
        level={level}
        className="pointer-events-none absolute top-0 -right-24 h-[330px] w-[440px] max-stack:hidden"
      />
      <div className="relative grid content-start gap-3 p-5 sm:p-7 stack:min-h-[250px] stack:max-w-[430px]">
        <p className="flex items-center gap-2 text-14 font-650 text-gold-text">
          <Orb className="size-6" />
          {kicker}
        </p>
        <h2 id={headingId} className="text-28 font-extrabold tracking-[-.022em] text-balance">
          {title}
        </h2>
        <ul className="grid gap-2 text-[15.5px]">
          {reasonsOf(move.reason).map((reason) => (
            <li key={reason} className="grid grid-cols-[22px_1fr] gap-2">
              <ArrowRight className="mt-0.5 size-[18px] text-on-primary-soft" aria-hidden="true" />
              {reason}
            </li>
          ))}
        </ul>
      </div>
      <div className="relative grid gap-3 border-t border-border bg-surface p-5 sm:px-7">
        <WriteFailed error={answer.error} />
        <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
          <Button
            variant="primary"
            size="lg"
            loading={answer.isPending}
            data-track="Accept stage"
            onClick={() => answer.mutate({ to: move.to, answer: "move" })}
          >
            <Flag className="size-5" aria-hidden="true" />
            {t("Move on to {stage}", { stage: t(move.to) })}
          </Button>
          <Button
            variant="ghost"
            size="lg"
            data-track="Refuse stage"
            onClick={() => answer.mutate({ to: move.to, answer: "not-yet" })}
          >
            {stage ? t("Not yet, stay in {stage}", { stage: t(stage) }) : t("Not yet")}
          </Button>
        </div>
        <p className="text-center text-[13.5px] text-text-2">
          {t("You can change your stage at any time in your profile.")}
        </p>
      </div>
    </Card>
  );
}

function reasonsOf(reason: string): string[] {
  return reason
    .split(/(?<=\.)\s+/u)
    .filter(Boolean)
    .map((sentence) => `${t(sentence.replace(/\.$/u, ""))}.`)
    .concat(t("Your quests go by the new stage from the next week on."));
}

/** One stone a stage: the trail has reached the stage that is proposed. */
function stepsUpTo(to: StageProposalProps["move"]["to"]): PathStep[] {
  const reached = STAGES.indexOf(to);
  return STAGES.map((_, terrace) => ({
    terrace,
    state: terrace < reached ? "done" : terrace === reached ? "now" : "ahead",
  }));
}
