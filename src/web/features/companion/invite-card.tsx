import { Copy, UserPlus } from "lucide-react";
import { useState } from "react";
import { copyText } from "#web/platform/copy-text.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { Camp } from "#web/ui/brand/camp.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { When } from "#web/ui/when.tsx";
import { useInvite, useWithdrawInvite } from "./use-companion.ts";

/** Without a companion: the invitation to invite, or the link that waits for an answer. */
export function InviteCard({ inviteUntil }: { inviteUntil: string | null }) {
  const invite = useInvite();
  const withdraw = useWithdrawInvite();
  if (inviteUntil === null)
    return (
      <EmptyState
        level={2}
        art={<Camp />}
        title={t("Take one person along")}
        text={t(
          "You see each other's week as seven dots, and can send a kind word a day. No chat, no feed, and either of you can end it at once.",
        )}
        actions={
          <Button loading={invite.isPending} onClick={() => invite.mutate()}>
            <UserPlus className="size-[18px]" aria-hidden="true" />
            {t("Make an invitation link")}
          </Button>
        }
      />
    );
  return (
    <SectionCard
      title={t("Your invitation is open")}
      about={tx("One person can accept it until {moment}.", { moment: <When at={inviteUntil} withTime /> })}
    >
      {invite.data ? (
        <Link url={invite.data.url} />
      ) : (
        <p className="text-14 text-pretty text-text-2">
          {t("The link was shown when it was made. If it is lost, make a new one: the old one then ends.")}
        </p>
      )}
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        {invite.data ? null : (
          <Button loading={invite.isPending} onClick={() => invite.mutate()}>
            {t("Make a new link")}
          </Button>
        )}
        <Button
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(undefined, { onSuccess: invite.reset })}
        >
          {t("Withdraw it")}
        </Button>
      </div>
    </SectionCard>
  );
}

function Link({ url }: { url: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (button: HTMLElement) => {
    if (!(await copyText(url, button)))
      return toastError(t("Copying did not work. Select the link and copy it."));
    setIsCopied(true);
    toast({ title: t("Link copied"), description: t("Send it to one person."), variant: "success" });
  };
  return (
    <>
      <p className="rounded-input bg-surface-2 px-3.5 py-2.5 text-14 wrap-anywhere select-all">{url}</p>
      <Button variant="primary" className="mt-3" onClick={(event) => void copy(event.currentTarget)}>
        <Copy className="size-[18px]" aria-hidden="true" />
        {isCopied ? t("Copied") : t("Copy the link")}
      </Button>
      <p className="mt-2.5 text-13 text-pretty text-text-2">
        {t("Whoever opens it first becomes your companion. It is shown this once.")}
      </p>
    </>
  );
}
