import { Check } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { QuestView } from "#contracts/quests.ts";
import { addDays, dayAt } from "#domain/general/calendar-day.ts";
import { language } from "#web/platform/language/language.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { useMember } from "#web/platform/session/session.ts";
import { Button } from "#web/ui/controls/button.tsx";

/** Says which quest was added, and for when. */
export function TakenConcern({ quest, onAnother }: { quest: QuestView; onAnother: () => void }) {
  const { timeZone } = useMember();
  const told = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone: the focus moves on to what it did, which is read out then.
  useEffect(() => told.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p ref={told} tabIndex={-1} className="flex min-w-0 flex-1 basis-60 items-start gap-2 text-15">
        <Check className="mt-0.5 size-[18px] flex-none text-success" aria-hidden="true" />
        <span className="min-w-0">{addedText(quest, timeZone)}</span>
      </p>
      <Button variant="ghost" size="sm" data-track="Another concern" onClick={onAnother}>
        {t("Something else, too")}
      </Button>
    </div>
  );
}

/** The day is "today", "tomorrow" or "Thursday". */
function addedText({ dueDate, title }: QuestView, zone: string): ReactNode {
  const b = (text: string) => <b className="font-650">{text}</b>;
  const [due, today] = [dayAt(new Date(dueDate), zone), dayAt(new Date(), zone)];
  if (due <= today) return tx("Added for today: <b>{title}</b>", { b, title });
  if (due === addDays(today, 1)) return tx("Added for tomorrow: <b>{title}</b>", { b, title });
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    new Date(due),
  );
  return tx("Added for {weekday}: <b>{title}</b>", { b, weekday, title });
}
