import { Check } from "lucide-react";
import { displayOf } from "#web/platform/api/api-error.ts";
import { t } from "#web/platform/language/text.ts";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { useAcceptInvite, useReceivedInvite } from "./use-companion.ts";
import { useInviteToken } from "./use-invite-token.ts";

/** The invitation whose link was opened: who sent it, and what accepting means. */
export function ReceivedInvite() {
  const { token, drop } = useInviteToken();
  return token ? <Received key={token} token={token} onDone={drop} /> : null;
}

const REASONS = {
  own: t("This is your own invitation: send its link to somebody else."),
  repeated: t("You have accepted this invitation already."),
  taken: t("You have a companion. End that first, then open this link again."),
};

function Received({ token, onDone }: { token: string; onDone: () => void }) {
  const invite = useReceivedInvite(token);
  const accept = useAcceptInvite();
  if (invite.isPending) return null;
  const { data } = invite;
  return (
    <Card as="section" aria-label={t("Invitation")} className="mt-5">
      {data?.state === "open" ? (
        <>
          <h2 className="text-18 font-750 wrap-anywhere">
            {t("{name} invites you along", { name: data.name })}
          </h2>
          <p className="mt-1 text-14 text-pretty text-text-2">
            {t(
              "You would see on which days each of you finished a quest, and could send one kind word a day. Nothing else is shared, and either of you can end it at once.",
            )}
          </p>
          <div className="mt-3.5 flex flex-wrap gap-2.5">
            <Button
              variant="primary"
              loading={accept.isPending}
              onClick={() =>
                accept.mutate(token, { onSuccess: onDone, onError: () => void invite.refetch() })
              }
            >
              <Check className="size-[18px]" aria-hidden="true" />
              {t("Walk together")}
            </Button>
            <Button onClick={onDone}>{t("Not now")}</Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="min-w-0 flex-1 basis-64 text-15 text-pretty">
            {data ? REASONS[data.state as keyof typeof REASONS] : displayOf(invite.error)}
          </p>
          <Button size="sm" onClick={onDone}>
            {t("All right")}
          </Button>
        </div>
      )}
    </Card>
  );
}
