import { useId, useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { useMember } from "#web/platform/session/session.ts";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Switch } from "#web/ui/controls/switch.tsx";
import { useSaveSeenAs } from "./use-save-seen-as.ts";

const CHOICES = [
  { value: "public", label: "My name" },
  { value: "alias", label: "An alias" },
  { value: "off", label: "Not at all" },
] as const;

interface SeenAsProps {
  alias: string;
  /** First time: there is no cancel button. */
  isFirst: boolean;
  onClose: () => void;
  className?: string;
}

export function SeenAs({ alias, isFirst, onClose, className }: SeenAsProps) {
  const user = useMember();
  const id = useId();
  const [privacy, setPrivacy] = useState(user.leaderboardPrivacy);
  const [showsBusiness, setShowsBusiness] = useState(user.showsBusinessName);
  const save = useSaveSeenAs(onClose);
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className={className}>
      <h2 id={`${id}-title`} className="text-18 font-750">
        How should others see you here?
      </h2>
      <p className="mt-1 text-14 text-pretty text-text-2">
        Everybody who is signed in can read the board: name, level, XP and completed quests. You can change
        this at any time, here or in your profile.
      </p>
      <Segmented
        label="On the leaderboard, show"
        segments={CHOICES}
        value={privacy}
        onValueChange={setPrivacy}
        className="mt-3.5 sm:max-w-[400px]"
      />
      <p aria-live="polite" className="mt-2.5 text-14 text-pretty wrap-anywhere text-text-2">
        {preview(privacy, { user, alias, showsBusiness })}
      </p>
      {privacy === "public" ? (
        <div className="mt-3.5 flex items-center gap-3">
          <Switch id={`${id}-business`} checked={showsBusiness} onCheckedChange={setShowsBusiness} />
          <label htmlFor={`${id}-business`} className="text-[14.5px] font-semibold">
            Show my business name
          </label>
        </div>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant="primary"
          loading={save.isPending}
          onClick={() => save.mutate({ leaderboardPrivacy: privacy, showsBusinessName: showsBusiness })}
        >
          Save my choice
        </Button>
        {isFirst ? null : <Button onClick={onClose}>Cancel</Button>}
      </div>
    </Card>
  );
}

interface Seen {
  user: UserView;
  alias: string;
  showsBusiness: boolean;
}

function preview(privacy: UserView["leaderboardPrivacy"], { user, alias, showsBusiness }: Seen): string {
  if (privacy === "off") return "You are not listed. Your XP and your level stay as they are.";
  if (privacy === "alias") return `Others read “${alias}”, without your business name.`;
  const business = showsBusiness && user.businessName ? ` with “${user.businessName}”` : "";
  return `Others read “${user.username}”${business}.`;
}
