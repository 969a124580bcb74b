import { CalendarDays, Plus, Sparkles } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { IconTile } from "#web/ui/badge.tsx";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { PromptSkeleton } from "./prompt-skeleton.tsx";

const PromptHero = lazyPart("prompt-hero", async () => (await import("./prompt-hero.tsx")).PromptHero);

export function NoScheduleCard({ onUpdate }: { onUpdate: () => void }) {
  return (
    <Card className="flex flex-wrap items-center gap-3.5 p-5">
      <IconTile className="size-11 rounded-quest">
        <CalendarDays className="size-6" />
      </IconTile>
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <h3 className="text-16 leading-[1.3] font-bold tracking-normal">
          {t("Set up your weekly schedule")}
        </h3>
        <p className="text-14 text-text-2">{t("Mark the days you have time.")}</p>
      </div>
      <Button size="sm" onClick={onUpdate}>
        {t("Update Schedule")}
      </Button>
    </Card>
  );
}

interface MoreQuestsCardProps {
  state: "idle" | "generating" | "failed";
  businessName: string | null;
  onGenerate: () => void;
  onCreate: () => void;
}

/** After the last quest: an offer to generate more, a loading state, and the offer again if none came. */
export function MoreQuestsCard({ state, businessName, onGenerate, onCreate }: MoreQuestsCardProps) {
  if (state === "generating") {
    return (
      <div role="status">
        <PromptSkeleton
          head={
            <h3 className="flex items-center gap-3 text-[23px] leading-[1.14] font-extrabold tracking-[-.022em] sm:text-28">
              <Lantern className="-ml-[3px] h-11 w-[38px] flex-none sm:h-14 sm:w-12" />
              {t("Choosing your quests")}
            </h3>
          }
        />
      </div>
    );
  }
  const offer =
    businessName === null
      ? t("Quests for your business, fitted to the days ahead.")
      : t("Quests for {business}, fitted to the days ahead.", { business: businessName });
  return (
    <PromptHero
      isWalked
      title={t("All quests done. Ready for more?")}
      text={state === "failed" ? t("That did not work. Your finished quests are safe: try again.") : offer}
      action={{ icon: SPARKLES, label: t("Generate quests"), onClick: onGenerate }}
    >
      <CreateOwn onClick={onCreate} />
    </PromptHero>
  );
}

function CreateOwn({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ghost" className="px-3! text-[14.5px]! font-semibold!" onClick={onClick}>
      <Plus className="size-[17px]" aria-hidden="true" />
      {t("Create my own")}
    </Button>
  );
}

interface EmptyTrailProps {
  onGenerate: () => void;
  onCreate: () => void;
}

/** Before the first quest. */
export function EmptyTrail({ onGenerate, onCreate }: EmptyTrailProps) {
  return (
    <PromptHero
      title={t("Your trail is clear")}
      text={t("No quests yet this week. Two minutes gives you the first ones.")}
      action={{ icon: SPARKLES, label: t("Generate quests"), onClick: onGenerate }}
    >
      <CreateOwn onClick={onCreate} />
    </PromptHero>
  );
}

const SPARKLES = <Sparkles className="size-[19px]" aria-hidden="true" />;
