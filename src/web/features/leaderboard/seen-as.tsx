import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { t } from "#web/platform/language/text.ts";
import { useMember } from "#web/platform/session/session.ts";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Switch } from "#web/ui/controls/switch.tsx";
import { useSaveSeenAs } from "./use-save-seen-as.ts";

const CHOICES = [
  { value: "public", label: t("My name") },
  { value: "alias", label: t("An alias") },
  { value: "off", label: t("Not at all") },
] as const;

interface SeenAsProps {
  alias: string;
  /** First time: there is no cancel button, and above the board it is folded to its question. */
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
  const [isUnfolded, setIsUnfolded] = useState(!isFirst);
  const isChanged = privacy !== user.leaderboardPrivacy || showsBusiness !== user.showsBusinessName;
  const folded = isUnfolded ? "" : "max-wide:hidden";
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className={className}>
      <div className="flex items-center gap-3">
        <h2 id={`${id}-title`} className="min-w-0 flex-1 text-16 font-750 wide:text-18">
          {t("How should others see you here?")}
        </h2>
        {isFirst ? (
          <Button
            variant="ghost"
            size="sm"
            icon
            className="-my-2 -mr-2.5 wide:hidden"
            aria-expanded={isUnfolded}
            aria-label={t("Change how others see you")}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            <ChevronDown className={classNames("size-5", isUnfolded && "rotate-180")} aria-hidden="true" />
          </Button>
        ) : null}
      </div>
      <p className={classNames("mt-1 text-14 text-pretty text-text-2", folded)}>
        {t(
          "Everybody who is signed in can read the board: name, level, XP and completed quests. You can change this at any time, here or in your profile.",
        )}
      </p>
      <Segmented
        label={t("On the leaderboard, show")}
        segments={CHOICES}
        value={privacy}
        onValueChange={setPrivacy}
        className={classNames("mt-3.5 sm:max-w-[400px]", folded)}
      />
      <p
        aria-live="polite"
        className={classNames(
          "text-14 text-pretty wrap-anywhere text-text-2",
          isUnfolded ? "mt-2.5" : "mt-0.5 wide:mt-2.5",
        )}
      >
        {preview(privacy, { user, alias, showsBusiness })}
      </p>
      {privacy === "public" ? (
        <div className={classNames("mt-3.5 flex items-center gap-3", folded)}>
          <Switch id={`${id}-business`} checked={showsBusiness} onCheckedChange={setShowsBusiness} />
          <label htmlFor={`${id}-business`} className="text-[14.5px] font-semibold">
            {t("Show my business name")}
          </label>
        </div>
      ) : null}
      <div className={classNames("mt-4 flex flex-wrap gap-2.5", folded)}>
        <Button
          variant={isChanged ? "primary" : "neutral"}
          loading={save.isPending}
          onClick={() => save.mutate({ leaderboardPrivacy: privacy, showsBusinessName: showsBusiness })}
        >
          {t("Save my choice")}
        </Button>
        {isFirst ? null : <Button onClick={onClose}>{t("Cancel")}</Button>}
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
  if (privacy === "off") return t("You are not listed. Your XP and your level stay as they are.");
  if (privacy === "alias") return t("Others read “{alias}”, without your business name.", { alias });
  const { username: name, businessName: business } = user;
  return showsBusiness && business
    ? t("Others read “{name}” with “{business}”.", { name, business })
    : t("Others read “{name}”.", { name });
}
