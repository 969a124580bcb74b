import { useState } from "react";
import type { MailTextView } from "#contracts/console/mails.ts";
import { MAIL_TYPES, type MailType, mailLabel } from "#domain/email/mail-rules.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { MailEditor } from "./mail-editor.tsx";
import { useMailTexts } from "./use-mail-texts.ts";

const SEGMENTS = MAIL_TYPES.map((value) => ({ value, label: mailLabel(value) }));

/** Each mail as people get it, its text to change, and all versions of it. */
export function MailStudio() {
  const [type, setType] = useState<MailType>("inactive_7d");
  const texts = useMailTexts();
  const text = texts.data?.texts.find((each) => each.type === type);
  return (
    <SectionCard
      title="Texts and preview"
      about="See each mail before anybody else does. Why people get it, the link to stop it and your address are added to every one."
      aside={
        <Segmented
          label="Mail"
          segments={SEGMENTS}
          value={type}
          onValueChange={setType}
          className="max-sm:w-full sm:[&_button]:h-8 sm:[&_button]:px-3 sm:[&_button]:text-13 sm:pointer-coarse:[&_button]:h-11"
        />
      }
    >
      {text ? (
        // A new version starts the form anew.
        <MailEditor key={keyOf(text)} current={text} />
      ) : texts.isError ? (
        <LoadFailed what="The texts could not be read." query={texts} />
      ) : (
        <Skeleton className="h-96 rounded-quest" />
      )}
    </SectionCard>
  );
}

function keyOf({ type, version }: MailTextView): string {
  return `${type} ${version}`;
}
