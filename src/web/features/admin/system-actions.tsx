import { type ReactNode, useState } from "react";
import { clearAnalytics } from "#contracts/admin/admin.ts";
import { clearRagData, restoreRagData } from "#contracts/admin/training.ts";
import { call } from "#web/platform/api/api.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";

/** Actions that affect every person, set apart at the end. */
export function SystemActions() {
  return (
    <SectionCard
      title="System actions"
      about="These concern the whole instance. What clears asks once more, and says what goes."
      className="border-danger!"
    >
      <div className="grid gap-2.5">
        <ClearAnalytics />
        <ClearRagData />
        <RestoreRagData />
      </div>
    </SectionCard>
  );
}

function ClearAnalytics() {
  const clear = useOperatorAction({
    run: () => call(clearAnalytics, {}),
    done: () => ({ title: "Analytics Cleared", description: "Counting begins anew." }),
    failed: () => "The analytics data was not cleared",
  });
  return (
    <Destroying
      text="All events, sessions and sums behind the Analytics tab and the report. For good."
      label="Clear all analytics data"
      title="Clear all analytics data?"
      word="CLEAR ANALYTICS"
      act={clear}
    >
      <p>
        Every event, session and sum is deleted: the Analytics tab and the report begin at zero, also for past
        days. This cannot be undone.
      </p>
      <p>People, quests, XP, ratings and feedback stay.</p>
    </Destroying>
  );
}

function ClearRagData() {
  const clear = useOperatorAction({
    run: () => call(clearRagData, {}),
    done: () => ({ title: "RAG Data Cleared", description: "It can be restored for 30 days." }),
    failed: () => "The RAG data was not cleared",
  });
  return (
    <Destroying
      text="All training entries. They can be restored for 30 days."
      label="Clear all RAG data"
      title="Clear all RAG data?"
      word="CLEAR RAG DATA"
      act={clear}
    >
      <p>
        Every training entry is deleted, and the engine forgets what other founders' outcomes taught it.
        Nobody's quests change.
      </p>
      <p>For 30 days you can restore all of it here. After that it is gone for good.</p>
    </Destroying>
  );
}

function RestoreRagData() {
  const restore = useOperatorAction({
    run: () => call(restoreRagData, {}),
    done: ({ restored }) => ({
      title: "RAG Data Restored",
      description: restored === 1 ? "1 entry is back." : `${restored.toLocaleString("en")} entries are back.`,
    }),
    failed: () => "The RAG data was not restored",
  });
  return (
    <ActionRow text="Brings back every training entry that was deleted in the last 30 days.">
      <Button size="sm" loading={restore.isPending} onClick={() => restore.mutate(undefined)}>
        Restore RAG data
      </Button>
    </ActionRow>
  );
}

interface DestroyingProps {
  text: string;
  label: string;
  title: string;
  word: string;
  act: {
    mutate: (input: undefined, options: { onSuccess: () => void }) => void;
    reset: () => void;
    isPending: boolean;
    error: unknown;
  };
  children: ReactNode;
}

function Destroying({ text, label, title, word, act, children }: DestroyingProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    act.reset();
    setIsAsking(false);
  };
  return (
    <ActionRow text={text}>
      <Button size="sm" className="text-danger!" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={title}
        confirm={label}
        word={word}
        isPending={act.isPending}
        failure={<WriteFailed error={act.error} />}
        onConfirm={() => act.mutate(undefined, { onSuccess: close })}
        onClose={close}
      >
        {children}
      </ConfirmDialog>
    </ActionRow>
  );
}

function ActionRow({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-64 text-14 text-pretty text-text-2">{text}</p>
      {children}
    </div>
  );
}
