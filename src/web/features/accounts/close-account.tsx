import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { CLOSE_CONFIRMATION, closeAccount } from "#contracts/profile.ts";
import { forgetSession } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { browser } from "#web/platform/browser.ts";
import { t } from "#web/platform/language/text.ts";
import { forgetDrafts } from "#web/platform/storage/drafts.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { isTyped, TypedWordField } from "#web/ui/controls/typed-word-field.tsx";

export function CloseAccount() {
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking) return <Confirmation onCancel={() => setIsAsking(false)} />;
  return (
    <Button size="sm" className="justify-self-start text-danger!" onClick={() => setIsAsking(true)}>
      {t("Close my account")}
    </Button>
  );
}

function Confirmation({ onCancel }: { onCancel: () => void }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const word = t(CLOSE_CONFIRMATION);
  const isConfirmed = isTyped(word, typed);
  const close = useMutation({
    mutationFn: () => call(closeAccount, { confirmation: CLOSE_CONFIRMATION }),
    onSuccess: () => {
      forgetSession();
      queries.clear();
      forgetDrafts();
      browser.goTo("/");
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed && !close.isPending && !close.isSuccess) close.mutate();
  };
  return (
    <form className="grid gap-3 rounded-input bg-danger-soft p-3.5" onSubmit={submit}>
      <p className="text-14 text-pretty">
        {t(
          "This signs you out everywhere. For 30 days signing in brings everything back; after that it is deleted for good.",
        )}
      </p>
      <TypedWordField word={word} typed={typed} onTyped={setTyped} autoFocus />
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          variant="danger"
          size="sm"
          aria-disabled={!isConfirmed || undefined}
          loading={close.isPending || close.isSuccess}
        >
          {t("Close my account")}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {t("Keep it")}
        </Button>
      </div>
      <WriteFailed error={close.error} />
    </form>
  );
}
