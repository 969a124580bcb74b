import { Award, ExternalLink } from "lucide-react";
import type { ShareLinkView } from "#contracts/sharing.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { IconTile } from "#web/ui/badge.tsx";
import { LevelShield } from "#web/ui/brand/level-shield.tsx";
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

/** The server says "Level 5", or the name of an achievement. */
const LEVEL_TITLE = /^Level (\d+)$/u;

export function pageTitle(title: string): string {
  const level = LEVEL_TITLE.exec(title)?.[1];
  return level ? t("Level {level}", { level }) : t(title);
}

export function SharedPage({ page, isAsking, isRevoking, onAsk, onKeep, onRevoke }: SharedPageProps) {
  const { shareUrl, createdAt } = page;
  const title = pageTitle(page.title);
  const isLevel = LEVEL_TITLE.test(page.title);
  const day = dayOf(createdAt);
  return (
    <li className="grid gap-2.5 border-b border-border py-2.5 last:border-0">
      <div className="flex items-center gap-2">
        <IconTile tone={isLevel ? "level" : "gold"} className="mr-1 size-9 rounded-[11px]">
          {isLevel ? <LevelShield className="size-5" /> : <Award className="size-[18px]" />}
        </IconTile>
        <div className="min-w-0 flex-1">
          <p className="text-15 font-550 wrap-anywhere">{title}</p>
          <p className="text-13 text-text-2">
            {isLevel ? t("Shared {day}", { day }) : t("Achievement, shared {day}", { day })}
          </p>
        </div>
        <ButtonLink
          href={shareUrl}
          target="_blank"
          rel="noopener"
          variant="ghost"
          size="sm"
          icon
          aria-label={t("Open {title}", { title })}
          data-track="Open shared page"
        >
          <ExternalLink className="size-[18px]" aria-hidden="true" />
        </ButtonLink>
        {isAsking ? null : (
          <Button
            size="sm"
            aria-label={t("Revoke {title}", { title })}
            data-track="Revoke shared page"
            onClick={onAsk}
          >
            {t("Revoke")}
          </Button>
        )}
      </div>
      {isAsking ? (
        <AskFirst
          consequence={t("This address will lead nowhere, for good.")}
          act={t("Revoke page")}
          isPending={isRevoking}
          onAct={onRevoke}
          onKeep={onKeep}
        />
      ) : null}
    </li>
  );
}

function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric" });
}
