import { CalendarDays, Plus, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { IconTile } from "#web/ui/badge.tsx";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

interface PromptCardProps {
  face: ReactNode;
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

function PromptCard({ face, title, text, children }: PromptCardProps) {
  return (
    <Card className="flex flex-wrap items-center gap-3.5 p-5">
      {face}
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="text-16 leading-[1.3] font-bold tracking-normal">{title}</h3>
        <div className="text-14 text-text-2">{text}</div>
      </div>
      {children}
    </Card>
  );
}

export function NoScheduleCard({ onUpdate }: { onUpdate: () => void }) {
  return (
    <PromptCard
      face={
        <IconTile className="size-11 rounded-quest">
          <CalendarDays className="size-6" />
        </IconTile>
      }
      title="Set up your weekly schedule"
      text="Mark the days you have time."
    >
      <Button size="sm" onClick={onUpdate}>
        Update Schedule
      </Button>
    </PromptCard>
  );
}

interface MoreQuestsCardProps {
  state: "idle" | "generating" | "failed";
  businessName: string | null;
  onGenerate: () => void;
}

/** After the last quest: an offer to generate more, a loading state, and the offer again if none came. */
export function MoreQuestsCard({ state, businessName, onGenerate }: MoreQuestsCardProps) {
  const face = <Lantern className="h-[49px] w-[42px] flex-none" />;
  if (state === "generating") {
    return (
      <div role="status">
        <PromptCard
          face={face}
          title="Choosing your quests"
          text={<Skeleton className="mt-2 h-2.5 w-full rounded-full" />}
        />
      </div>
    );
  }
  const offer = `Quests for ${businessName ?? "your business"}, fitted to the days ahead.`;
  return (
    <PromptCard
      face={face}
      title="All quests done. Ready for more?"
      text={state === "failed" ? "That did not work. Your finished quests are safe: try again." : offer}
    >
      <Button variant="primary" size="sm" onClick={onGenerate}>
        Generate
      </Button>
    </PromptCard>
  );
}

interface EmptyTrailProps {
  onGenerate: () => void;
  onCreate: () => void;
}

export function EmptyTrail({ onGenerate, onCreate }: EmptyTrailProps) {
  return (
    <EmptyState
      title="Your trail is clear"
      text="No quests yet this week. Two minutes gives you the first ones."
      actions={
        <>
          <Button variant="primary" onClick={onGenerate}>
            <Sparkles className="size-[18px]" aria-hidden="true" />
            Generate quests
          </Button>
          <Button onClick={onCreate}>
            <Plus className="size-[18px]" aria-hidden="true" />
            Create my own
          </Button>
        </>
      }
    />
  );
}
