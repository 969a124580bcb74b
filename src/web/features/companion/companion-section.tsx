import { useState } from "react";
import type { CompanionSideView, CompanionView } from "#contracts/companion/companion.ts";
import { SIGNAL_TEXTS } from "#domain/companion/signals.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { InviteCard } from "./invite-card.tsx";
import { SIGNAL_ICONS, SignalButtons } from "./signal-buttons.tsx";
import { useCompanion, useEndCompanion } from "./use-companion.ts";
import { WeekDots } from "./week-dots.tsx";

/** One person beside you: both weeks, a kind word a day, and nothing else. */
export function CompanionSection() {
  const query = useCompanion();
  if (query.data)
    return query.data.companion ? (
      <Pair pair={query.data.companion} />
    ) : (
      <InviteCard inviteUntil={query.data.inviteUntil} />
    );
  if (query.isError)
    return (
      <Card>
        <LoadFailed what={t("Your companion could not be read.")} query={query} />
      </Card>
    );
  return (
    <SkeletonRegion label={t("Loading your companion")}>
      <Skeleton className="h-72 w-full rounded-dialog" />
    </SkeletonRegion>
  );
}

type PairView = NonNullable<CompanionView["companion"]>;

function Pair({ pair: { you, other, canSignal } }: { pair: PairView }) {
  return (
    <SectionCard
      title={t("Your companion")}
      about={t("You see each other's days with a finished quest, and nothing else.")}
    >
      <div className="@container grid gap-4">
        <div className="grid gap-3 @lg:grid-cols-2">
          <Side side={other} />
          <Side side={you} isYou />
        </div>
        {canSignal ? (
          <div>
            <p className="mb-2 text-14 text-pretty text-text-2">
              {t("One kind word a day, without a reply needed:")}
            </p>
            <SignalButtons name={other.name} />
          </div>
        ) : (
          <p role="status" className="text-14 text-pretty text-text-2">
            {t("Your word of today is on its way. Tomorrow there is another.")}
          </p>
        )}
      </div>
      <End name={other.name} />
    </SectionCard>
  );
}

function Side({ side: { name, dots, signal }, isYou = false }: { side: CompanionSideView; isYou?: boolean }) {
  const Icon = signal ? SIGNAL_ICONS[signal] : null;
  return (
    <div className="rounded-quest border border-border p-3.5">
      <p className="mb-3 flex min-w-0 items-center gap-2.5">
        <Avatar name={name} />
        <b className="min-w-0 text-16 font-650 wrap-anywhere">{isYou ? t("You") : name}</b>
      </p>
      <WeekDots name={isYou ? null : name} dots={dots} />
      {signal && Icon ? (
        <p className="mt-3 flex items-start gap-2 text-14 font-medium text-pretty">
          <Icon className="mt-px size-[18px] flex-none text-primary" aria-hidden="true" />
          <span>
            <span className="sr-only">{isYou ? t("You said:") : t("{name} says:", { name })} </span>
            {t(SIGNAL_TEXTS[signal])}
          </span>
        </p>
      ) : null}
    </div>
  );
}

function End({ name }: { name: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const end = useEndCompanion();
  return (
    <div className="mt-3 border-t border-border pt-2">
      <Button variant="ghost" size="sm" className="-ml-3" onClick={() => setIsAsked(true)}>
        {t("End this")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t("Go on without {name}?", { name })}
        confirm={t("End it now")}
        feature="End it now"
        tone="primary"
        isPending={end.isPending}
        onConfirm={() => end.mutate(undefined, { onSettled: () => setIsAsked(false) })}
        onClose={() => setIsAsked(false)}
      >
        <p>
          {t("It ends at once for both of you, without a message. Either of you can invite somebody again.")}
        </p>
      </ConfirmDialog>
    </div>
  );
}
