import { useId, useState } from "react";
import type { ConcernView } from "#contracts/business/concerns.ts";
import type { QuestView } from "#contracts/quests.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { Orb } from "#web/ui/brand/orb.tsx";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { openMentor } from "#web/wiring/signals.ts";
import { ConcernChoices } from "./concern-choices.tsx";
import { ConcernForm } from "./concern-form.tsx";
import { TakenConcern } from "./taken-concern.tsx";
import { useConcerns, usePostponeConcerns, useReadConcern, useTakeConcern } from "./use-concerns.ts";

/** Asks once a week what is on the person's mind, and turns it into a quest. */
export function ConcernCard() {
  const { data } = useConcerns();
  return data?.isDue ? <Question offered={data.concerns} /> : null;
}

function Question({ offered }: { offered: readonly ConcernView[] }) {
  const headingId = useId();
  const [text, setText] = useState("");
  const [taken, setTaken] = useState<QuestView | null>(null);
  const read = useReadConcern();
  const take = useTakeConcern();
  const postpone = usePostponeConcerns();
  const readings = read.data;
  const choose = ({ id }: ConcernView) =>
    take.mutate(readings && text.trim() ? { id, said: text.trim() } : { id }, { onSuccess: setTaken });
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
          What is on your mind?
        </h2>
        {taken ? null : (
          <Button
            variant="ghost"
            size="sm"
            loading={postpone.isPending}
            data-track="Postpone concern"
            onClick={() => postpone.mutate()}
          >
            Not now
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
            onChange={setText}
            onSend={() => read.mutate(text.trim())}
          />
          <ConcernChoices
            label={readings ? "Which of these do you mean?" : "Or is it one of these?"}
            concerns={readings ?? offered}
            pendingId={take.isPending ? take.variables.id : null}
            onChoose={choose}
          />
          {readings ? (
            <p className="text-14 text-text-2">
              None of them?{" "}
              <button
                type="button"
                className="relative border-0 bg-transparent p-0 font-semibold text-on-primary-soft underline underline-offset-3 after:absolute after:inset-x-0 after:-inset-y-3"
                data-track="Ask mentor about concern"
                onClick={() => openMentor.emit({ prompt: text.trim() })}
              >
                Ask the mentor
              </button>{" "}
              or say it in other words.
            </p>
          ) : null}
        </>
      )}
      <WriteFailed error={read.error ?? take.error ?? postpone.error} />
    </Card>
  );
}
