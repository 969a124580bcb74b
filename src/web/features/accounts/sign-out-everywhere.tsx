import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { t } from "#web/platform/language/text.ts";
import { signOutEverywhere } from "#web/platform/session/sign-out.ts";
import { Button } from "#web/ui/controls/button.tsx";

/** Asks for confirmation in place, since it ends this session too. */
export function SignOutEverywhere() {
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const leave = useMutation({ mutationFn: () => signOutEverywhere(queries) });
  if (!isAsking) {
    return (
      <Button size="sm" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {t("Sign out everywhere")}
      </Button>
    );
  }
  return (
    <div className="grid gap-3 rounded-input bg-danger-soft p-3.5">
      <p className="text-14">
        {t(
          "This ends every sign-in, also here. You can sign in again at any time. API tokens and webhooks go on working until you end them.",
        )}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="danger" size="sm" autoFocus loading={leave.isPending} onClick={() => leave.mutate()}>
          {t("Sign out everywhere")}
        </Button>
        <Button size="sm" onClick={() => setIsAsking(false)}>
          {t("Stay signed in")}
        </Button>
      </div>
      <WriteFailed error={leave.error} />
    </div>
  );
}
