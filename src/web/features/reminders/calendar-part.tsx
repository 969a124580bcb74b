import { CalendarPlus } from "lucide-react";
import type { RemindersView } from "#contracts/reminders/reminders.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { copyText } from "#web/platform/copy-text.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ShownOnce } from "#web/ui/controls/shown-once.tsx";
import { When } from "#web/ui/when.tsx";
import { useMakeCalendar, useRemoveCalendar } from "./use-reminders.ts";

/** A secret address for the person's own calendar program. It is shown once. */
export function CalendarPart({ calendar }: { calendar: RemindersView["calendar"] }) {
  const make = useMakeCalendar();
  const remove = useRemoveCalendar();
  const url = calendar ? make.data?.url : undefined;
  return (
    <>
      {url ? (
        <ShownOnce
          label={t("Your address")}
          value={url}
          hint={t(
            "Paste it where your calendar says “from URL” or “subscribe”. Keep it to yourself: whoever has it reads the titles of your quests. It is shown only now.",
          )}
          track="Copy calendar address"
          onCopy={(button) => copyText(url, button)}
        />
      ) : null}
      {calendar ? (
        <p className="text-14 text-text-2">
          {tx("Address made {day}.", { day: <When at={calendar.createdAt} /> })}{" "}
          {calendar.readAt
            ? tx("Last read {moment}.", { moment: <When at={calendar.readAt} withTime /> })
            : t("No calendar has read it yet.")}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="sm"
          loading={make.isPending}
          data-track="Make calendar address"
          onClick={() => make.mutate()}
        >
          <CalendarPlus className="size-[18px]" aria-hidden="true" />
          {calendar ? t("Make a new address") : t("Make an address")}
        </Button>
        {calendar ? (
          <Button
            size="sm"
            variant="ghost"
            loading={remove.isPending}
            data-track="Remove calendar address"
            onClick={() => remove.mutate(undefined, { onSuccess: () => make.reset() })}
          >
            {t("Turn off")}
          </Button>
        ) : null}
      </div>
      {calendar && !url ? (
        <p className="field-hint">
          {t("An address is shown only when it is made. A new one ends the old one.")}
        </p>
      ) : null}
      <WriteFailed error={make.error ?? remove.error} />
    </>
  );
}
