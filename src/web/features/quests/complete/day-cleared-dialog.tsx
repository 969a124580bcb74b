import { Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { FlagHill } from "#web/ui/brand/flag-hill.tsx";
import { Flame } from "#web/ui/brand/flame.tsx";
import { Orb } from "#web/ui/brand/orb.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { questsText, roughTime } from "../quest-time.ts";
import type { DatedQuest } from "../use-quests.ts";
import { sumPaidXp, workedMs } from "../week/week-plan.ts";

interface DayClearedDialogProps {
  open: boolean;
  /** Quests completed today. */
  finished: readonly DatedQuest[];
  streakDays: number;
  onClose: () => void;
  onGenerate: () => void;
}

/** The day's recap when no quest is left; once a day. */
export function DayClearedDialog(props: DayClearedDialogProps) {
  const { open, finished, streakDays, onClose, onGenerate } = props;
  const timeMs = workedMs(finished);
  const generate = () => {
    onClose();
    onGenerate();
  };
  return (
    <Dialog
      open={open}
      feature="Day Cleared"
      onOpenChange={(isOpen) => isOpen || onClose()}
      width="sm"
      eyebrow={<FlagHill className="-mb-2 h-[110px] w-[148px]" />}
      title="Every quest is done"
      description={`${questsText(finished.length)} today. The trail is yours until the next ones.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Enough for today
          </Button>
          <Button variant="primary" onClick={generate}>
            <Sparkles className="size-[18px]" aria-hidden="true" />
            Generate more
          </Button>
        </>
      }
    >
      <dl className="m-0 grid grid-cols-3 gap-2.5">
        <Figure icon={<Orb className="size-6" />} label="XP today" value={`+${sumPaidXp(finished)}`} />
        <Figure icon={null} label="Time" value={timeMs > 0 ? roughTime(timeMs) : "—"} />
        <Figure
          icon={<Flame className="size-6" />}
          label="Streak"
          value={streakDays === 1 ? "1 day" : `${streakDays} days`}
        />
      </dl>
    </Dialog>
  );
}

function Figure({ icon, label, value }: { icon: ReactNode; label: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-1 rounded-card border border-border bg-bg p-3">
      <dt className="text-13 text-text-2">{label}</dt>
      <dd className="num m-0 flex flex-wrap items-center gap-1 text-18 leading-tight font-extrabold">
        {icon}
        {value}
      </dd>
    </div>
  );
}
