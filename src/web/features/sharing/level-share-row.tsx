import { useQueryClient } from "@tanstack/react-query";
import { SHARE_XP, type SharePlatform } from "#domain/sharing/sharing.ts";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { ShareButton } from "./share-button.tsx";
import { LEVEL_PLATFORMS, levelPlatformName, shareLevel } from "./share-level.ts";
import { type ShareState, useShares } from "./use-shares.ts";

const LABELS = { twitter: "Twitter", facebook: "Facebook", linkedin: "LinkedIn", share: "Share" } as const;

interface LevelShareRowProps {
  level: number;
  /** Element to take the picture of. */
  shown: () => HTMLElement | null;
}

export function LevelShareRow({ level, shown }: LevelShareRowProps) {
  const client = useQueryClient();
  const { states, latest, begin } = useShares();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">Share this level</legend>
      <div className="grid grid-cols-4 gap-2 sm:gap-2.5">
        {LEVEL_PLATFORMS.map((platform) => (
          <ShareButton
            key={platform}
            platform={platform}
            label={LABELS[platform]}
            share={states[platform]}
            onShare={(near) =>
              void begin(platform, () => shareLevel(client, { level, platform, shown, near }))
            }
          />
        ))}
      </div>
      <p
        role="status"
        className="mt-3 flex min-h-6 flex-wrap items-center justify-center gap-1.5 text-[13.5px] leading-snug font-medium text-text-2"
      >
        {latest ? (
          wordsFor(latest, states[latest])
        ) : (
          <>
            <XpPill xp={SHARE_XP} sign />
            for your first share of this level
          </>
        )}
      </p>
    </fieldset>
  );
}

function wordsFor(platform: SharePlatform, share: ShareState | undefined): string {
  const name = levelPlatformName(platform);
  if (share?.state === "shared") return `Shared on ${name}.`;
  if (share?.state === "failed")
    return `Not shared on ${name}. ${asSentence(share.reason ?? "Please try again")}`;
  return `Sharing on ${name}…`;
}

function asSentence(words: string): string {
  return words.replace(/\.?$/u, ".");
}
