import { ExternalLink } from "lucide-react";
import type { ShareLinkView } from "#contracts/sharing.ts";
import { AskFirst } from "#web/ui/controls/ask-first.tsx";
import { Button, ButtonLink } from "#web/ui/controls/button.tsx";

interface SharedPageProps {
  page: ShareLinkView;
  isAsking: boolean;
  isRevoking: boolean;
  onAsk: () => void;
  onKeep: () => void;
  onRevoke: () => void;
}

export function SharedPage({ page, isAsking, isRevoking, onAsk, onKeep, onRevoke }: SharedPageProps) {
  const { title, shareUrl, createdAt } = page;
  return (
    <li className="grid gap-2.5 border-b border-border py-2.5 last:border-0">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="text-15 font-550 wrap-anywhere">{title}</p>
          <p className="text-13 text-text-2">Shared {dayOf(createdAt)}</p>
        </div>
        <ButtonLink
          href={shareUrl}
          target="_blank"
          rel="noopener"
          variant="ghost"
          size="sm"
          icon
          aria-label={`Open ${title}`}
          data-track="Open shared page"
        >
          <ExternalLink className="size-[18px]" aria-hidden="true" />
        </ButtonLink>
        {isAsking ? null : (
          <Button size="sm" aria-label={`Revoke ${title}`} data-track="Revoke shared page" onClick={onAsk}>
            Revoke
          </Button>
        )}
      </div>
      {isAsking ? (
        <AskFirst
          consequence="This address will lead nowhere, for good."
          act="Revoke page"
          isPending={isRevoking}
          onAct={onRevoke}
          onKeep={onKeep}
        />
      ) : null}
    </li>
  );
}

function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString("en", { day: "numeric", month: "long", year: "numeric" });
}
