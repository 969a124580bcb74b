import { useState } from "react";
import type { TokenView } from "#contracts/tokens/tokens.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { language } from "#web/platform/language/language.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { AskFirst } from "#web/ui/controls/ask-first.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { When } from "#web/ui/when.tsx";
import { useRevokeToken } from "./use-tokens.ts";

export function TokenList({ tokens }: { tokens: readonly TokenView[] }) {
  const revoke = useRevokeToken();
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      {tokens.length === 0 ? (
        <p className="text-14 text-text-2">
          {t("None. What you make is listed here, and you can end it at any time.")}
        </p>
      ) : (
        <ul aria-label={t("Your tokens")} className="max-h-96 overflow-y-auto">
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              isAsking={asked === token.id}
              isRevoking={revoke.isPending && revoke.variables.id === token.id}
              onAsk={() => setAsked(token.id)}
              onKeep={() => setAsked(null)}
              onRevoke={() => revoke.mutate(token)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="text-14 wrap-anywhere text-text-2 empty:hidden">
        {revoke.isSuccess ? t("“{name}” is revoked.", { name: revoke.variables.name }) : null}
      </p>
      <WriteFailed error={revoke.error} />
    </>
  );
}

interface TokenRowProps {
  token: TokenView;
  isAsking: boolean;
  isRevoking: boolean;
  onAsk: () => void;
  onKeep: () => void;
  onRevoke: () => void;
}

function TokenRow({ token, isAsking, isRevoking, onAsk, onKeep, onRevoke }: TokenRowProps) {
  return (
    <li className="grid gap-2 border-b border-border py-3 first:pt-0 last:border-0">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-15 font-550 wrap-anywhere">{token.name}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-text-2">
            <Badge tone={token.scope === "write" ? "warning" : "neutral"}>
              {token.scope === "write" ? t("Read and write") : t("Read")}
            </Badge>
            {token.isExpired ? <Badge tone="danger">{t("Expired")}</Badge> : null}
            <span className="font-mono whitespace-nowrap">…{token.lastFour}</span>
          </p>
          <p className="mt-1 text-13 text-pretty text-text-2">
            {tx(endingOf(token), {
              made: <When at={token.createdAt} />,
              used: usedWords(token),
              end: token.expiresAt ? <When at={token.expiresAt} /> : null,
            })}
          </p>
        </div>
        {isAsking ? null : (
          <Button
            size="sm"
            aria-label={t("Revoke {name}", { name: token.name })}
            data-track="Revoke API token"
            onClick={onAsk}
          >
            {t("Revoke")}
          </Button>
        )}
      </div>
      {isAsking ? (
        <AskFirst
          consequence={t("Programs that use it stop at once, for good.")}
          act={t("Revoke token")}
          isPending={isRevoking}
          onAct={onRevoke}
          onKeep={onKeep}
        />
      ) : null}
    </li>
  );
}

function endingOf({ expiresAt, isExpired }: TokenView): string {
  if (!expiresAt) return t("Made {made}, {used}, does not expire");
  return isExpired ? t("Made {made}, {used}, expired {end}") : t("Made {made}, {used}, expires {end}");
}

function usedWords({ lastUsedOn }: TokenView): string {
  if (!lastUsedOn) return t("never used");
  const day = new Date(`${lastUsedOn}T00:00:00Z`);
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return t("last used {day}", { day: day.toLocaleDateString(language, options) });
}
