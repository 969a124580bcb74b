import { useId, useState } from "react";
import type { ConcernView } from "#contracts/business/concerns.ts";
import type { QuestView } from "#contracts/quests.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { t } from "#web/platform/language/text.ts";
import { Orb } from "#web/ui/brand/orb.tsx";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ConcernChoices } from "./concern-choices.tsx";
import { ConcernForm } from "./concern-form.tsx";
import { OtherWays } from "./other-ways.tsx";
import { TakenConcern } from "./taken-concern.tsx";
import { useConcerns, usePostponeConcerns, useReadConcern, useTakeConcern } from "./use-concerns.ts";

/** Asks once a week what is on the person's mind, and turns it into a quest. */
export function ConcernCard() {
  const { data } = useConcerns();
  // Kept here: an answer ends the question for later visits, but the card stays to say what was added.
  const [offered, setOffered] = useState<readonly ConcernView[] | null>(null);
  if (data?.isDue && offered === null) setOffered(data.concerns);
  return offered ? <Question offered={offered} onPostponed={() => setOffered(null)} /> : null;
}

interface QuestionProps {
  offered: readonly ConcernView[];
  onPostponed: () => void;
}

function Question({ offered, onPostponed }: QuestionProps) {
  const headingId = useId();
  const [text, setText] = useState("");
  const [taken, setTaken] = useState<QuestView | null>(null);
  const read = useReadConcern();
  const take = useTakeConcern();
  const postpone = usePostponeConcerns(onPostponed);
  // What was read, which the field may no longer hold.
  const said = read.data ? read.variables : undefined;
  const send = () => {
    take.reset();
    read.mutate(text.trim());
  };
  const askAgain = () => {
    setTaken(null);
    setText("");
    read.reset();
  };
  return (
    <Card as="section" padding="none" aria-labelledby={headingId} className="grid gap-3.5 p-4 sm:p-5">
      <div className="flex items-center gap-2.5">
        <Orb className="size-7 flex-none" />
        <h2 id={headingId} className="min-w-0 flex-1 text-16 font-bold sm:text-18">
          {t("What is on your mind?")}
        </h2>
        {taken ? null : (
          <Button
            variant="ghost"
            size="sm"
            loading={postpone.isPending}
            data-track="Postpone concern"
            onClick={() => postpone.mutate()}
          >
            {t("Not now")}
          </Button>
        )}
      </div>
      {taken ? (
        <TakenConcern quest={taken} onAnother={askAgain} />
      ) : (
        <>
          <ConcernForm
            text={text}
            isReading={read.isPending}
            isRead={text.trim() === said}
            onChange={setText}
            onSend={send}
          />
          {read.data?.said ? (
            <p role="status" className="text-15 whitespace-pre-line">
              {read.data.said}
            </p>
          ) : null}
          <ConcernChoices
            label={read.data ? t("Which of these do you mean?") : t("Or is it one of these?")}
            concerns={read.data?.concerns ?? offered}
            isRanked={read.data !== undefined}
            pendingId={take.isPending ? take.variables.id : null}
            onChoose={({ id }) => take.mutate({ id, ...(said && { said }) }, { onSuccess: setTaken })}
          />
          {said ? <OtherWays text={said} /> : null}
        </>
      )}
      <WriteFailed error={read.error ?? take.error ?? postpone.error} />
    </Card>
  );
}
