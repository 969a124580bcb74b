import { CalendarPlus, Copy } from "lucide-react";
import { useId, useState } from "react";
import type { RemindersView } from "#contracts/reminders/reminders.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { copyText } from "#web/platform/copy-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";
import { When } from "#web/ui/when.tsx";
import { useMakeCalendar, useRemoveCalendar } from "./use-reminders.ts";

/** A secret address for the person's own calendar program. It is shown once. */
export function CalendarPart({ calendar }: { calendar: RemindersView["calendar"] }) {
  const make = useMakeCalendar();
  const remove = useRemoveCalendar();
  const url = calendar ? make.data?.url : undefined;
  return (
    <>
      <p className="text-14 text-pretty text-text-2">
        Your open quests in Google Calendar, Outlook or Apple Calendar, at your hours. They move when you move
        them.
      </p>
      {url ? <NewAddress url={url} /> : null}
      {calendar ? (
        <p className="text-14 text-text-2">
          Address made <When at={calendar.createdAt} />.{" "}
          {calendar.readAt ? (
            <>
              Last read <When at={calendar.readAt} withTime />.
            </>
          ) : (
            "No calendar has read it yet."
          )}
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
          {calendar ? "Make a new address" : "Make an address"}
        </Button>
        {calendar ? (
          <Button
            size="sm"
            variant="ghost"
            loading={remove.isPending}
            data-track="Remove calendar address"
            onClick={() => remove.mutate(undefined, { onSuccess: () => make.reset() })}
          >
            Turn off
          </Button>
        ) : null}
      </div>
      {calendar && !url ? (
        <p className="field-hint">An address is shown only when it is made. A new one ends the old one.</p>
      ) : null}
      <WriteFailed error={make.error ?? remove.error} />
    </>
  );
}

function NewAddress({ url }: { url: string }) {
  const id = useId();
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  return (
    <div className="grid gap-2 rounded-input bg-surface-2 p-3">
      <label htmlFor={id} className="text-14 font-semibold">
        Your address
      </label>
      <div className="flex gap-2">
        <TextInput
          id={id}
          value={url}
          onChange={() => undefined}
          onFocus={(event) => event.target.select()}
          spellCheck={false}
          className="min-w-0 flex-1 text-14!"
          aria-describedby={`${id}-hint`}
        />
        <Button
          size="sm"
          className="h-auto! flex-none"
          data-track="Copy calendar address"
          onClick={async ({ currentTarget }) => setIsCopied(await copyText(url, currentTarget))}
        >
          <Copy className="size-[18px]" aria-hidden="true" />
          Copy
        </Button>
      </div>
      <p id={`${id}-hint`} className="field-hint">
        Paste it where your calendar says “from URL” or “subscribe”. Keep it to yourself: whoever has it reads
        the titles of your quests. It is shown only now.
      </p>
      <p role="status" className="text-14 font-semibold text-success empty:hidden">
        {isCopied ? "Copied." : ""}
      </p>
      {isCopied === false ? (
        <p role="alert" className="text-14 text-danger">
          It could not be copied. Select and copy it by hand.
        </p>
      ) : null}
    </div>
  );
}
