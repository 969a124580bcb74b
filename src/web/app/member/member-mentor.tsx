import { useQueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import type { QuestView } from "#contracts/quests.ts";
import { capNote, XP_CAPS } from "#domain/xp/quest-pay.ts";
import { MentorButton } from "#web/features/mentor/mentor-button.tsx";
import { useMentorOpening } from "#web/features/mentor/use-mentor-opening.ts";
import { useSummary } from "#web/features/progress/use-progress.ts";
import { beginWrite, endWrite, putQuest } from "#web/features/quests/quest-cache.ts";
import { t } from "#web/platform/language/text.ts";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { CategoryBadge } from "#web/ui/category-badge.tsx";

const MentorPanel = lazyPart("mentor", async () => {
  return (await import("#web/features/mentor/panel/mentor-panel.tsx")).MentorPanel;
});

interface MemberMentorProps {
  user: UserView;
  /** The console has none: there the palette and M open the mentor. */
  hasButton?: boolean;
}

/** The mentor's button on every page; its panel is mounted on first use and stays over page changes. */
export function MemberMentor({ user, hasButton = true }: MemberMentorProps) {
  const client = useQueryClient();
  const { opening, close } = useMentorOpening();
  const welcome = (quest: QuestView) => {
    beginWrite(client);
    putQuest(client, quest);
    endWrite(client);
  };
  const questOptions = {
    timeZone: user.timeZone,
    showCategory: (category: string) => <CategoryBadge category={category} size="md" />,
    showCap: (xpReward: number) => <CapNote xpReward={xpReward} />,
    onAdded: welcome,
  };
  return (
    <>
      {hasButton ? <MentorButton isOpen={opening.isOpen} prepare={() => void MentorPanel.preload()} /> : null}
      <LazyOverlay open={opening.isOpen}>
        <MentorPanel user={user} opening={opening} onClose={close} questOptions={questOptions} />
      </LazyOverlay>
    </>
  );
}

/** Fetches the cap itself, so that an older answer still shows the current value. */
function CapNote({ xpReward }: { xpReward: number }) {
  const summary = useSummary();
  return t(capNote("mentor", xpReward, summary.data?.xpLeft ?? XP_CAPS));
}
