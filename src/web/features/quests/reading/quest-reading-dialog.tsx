import { Play } from "lucide-react";
import type { QuestView } from "#contracts/quests.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { CategoryBadge } from "#web/ui/category-badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

interface QuestReadingProps {
  open: boolean;
  quest: QuestView;
  onClose: () => void;
  onStart: () => void;
}

/** A quest's whole text before it is started. */
export function QuestReading({ open, quest, onClose, onStart }: QuestReadingProps) {
  const { summary, steps, doneWhen } = readQuestText(quest.description);
  return (
    <Dialog
      open={open}
      feature="Read Quest"
      onOpenChange={(isOpen) => isOpen || onClose()}
      eyebrow={<CategoryBadge category={quest.category} size="md" />}
      title={quest.title}
      footer={
        <Button variant="primary" onClick={onStart}>
          <Play className="size-4 fill-current" aria-hidden="true" />
          Start
        </Button>
      }
    >
      <p>{summary}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {doneWhen ? <p>Done when: {doneWhen}</p> : null}
    </Dialog>
  );
}
