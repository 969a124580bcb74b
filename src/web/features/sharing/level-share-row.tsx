import { useQueryClient } from "@tanstack/react-query";
import { SHARE_XP, type SharePlatform } from "#domain/sharing/sharing.ts";
import { t } from "#web/platform/language/text.ts";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { LEVEL_PLATFORMS, levelPlatformName, shareLevel } from "./share-level.ts";
import { hasShareSheet } from "./share-platforms.ts";
import { ShareRow } from "./share-row.tsx";
import { type ShareState, useShares } from "./use-shares.ts";

interface LevelShareRowProps {
  level: number;
  /** Element to take the picture of. */
  shown: () => HTMLElement | null;
}

export function LevelShareRow({ level, shown }: LevelShareRowProps) {
  const client = useQueryClient();
  const { states, latest, begin } = useShares();
  return (
    <>
      <ShareRow
        legend={t("Share this level")}
        platforms={LEVEL_PLATFORMS}
        states={states}
        // Without a sheet of the device it copies the link and saves the picture.
        {...(hasShareSheet() ? {} : { labels: { share: t("Copy link") }, signs: { share: "copy" } })}
        onShare={(platform, near) =>
          void begin(platform, () => shareLevel(client, { level, platform, shown, near }))
        }
      />
      <p
        role="status"
        className="mt-3 flex min-h-6 flex-wrap items-center justify-center gap-1.5 text-[13.5px] leading-snug font-medium text-text-2"
      >
        {latest ? (
          wordsFor(latest, states[latest])
        ) : (
          <>
            <XpPill xp={SHARE_XP} sign />
            {t("for your first share of this level")}
          </>
        )}
      </p>
    </>
  );
}

function wordsFor(platform: SharePlatform, share: ShareState | undefined): string {
  const name = levelPlatformName(platform);
  if (share?.state === "shared") return t("Shared on {name}.", { name });
  if (share?.state === "failed")
    return `${t("Not shared on {name}.", { name })} ${share.reason ? asSentence(share.reason) : t("Please try again.")}`;
  return t("Sharing on {name}…", { name });
}

function asSentence(words: string): string {
  return words.replace(/\.?$/u, ".");
}
