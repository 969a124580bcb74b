import { useState } from "react";
import type { MailTextView } from "#contracts/console/mails.ts";
import type { MailType } from "#domain/email/mail-rules.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { MailRules } from "../mail-rules.tsx";
import { MailEditor } from "./mail-editor.tsx";
import { useMailTexts } from "./use-mail-texts.ts";

/** Who gets which mail; below, its text to change and all versions of it, beside the mail as people get it. */
export function MailStudio() {
  const [type, setType] = useState<MailType>("inactive_7d");
  const texts = useMailTexts();
  const text = texts.data?.texts.find((each) => each.type === type);
  return (
    <div className="grid grid-cols-1 items-start gap-3 sm:gap-3.5 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      <MailRules chosen={type} onChoose={setType} />
      {text ? (
        // A new version starts the form anew.
        <MailEditor key={keyOf(text)} current={text} />
      ) : texts.isError ? (
        <Card>
          <LoadFailed what="The texts could not be read." query={texts} />
        </Card>
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </div>
  );
}

function keyOf({ type, version }: MailTextView): string {
  return `${type} ${version}`;
}
