import { useState } from "react";
import { platformName, type SharePlatform } from "#domain/sharing/sharing.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { opensWindow } from "./share-addresses.ts";
import type { ShareOutcome } from "./share-outcome.ts";

/** A share on its way, or how it ended. */
export type ShareState = { state: "sharing" } | Exclude<ShareOutcome, { state: "cancelled" }>;

/** What is under way and done, by platform. It goes on when what shows it is gone. */
export function useShares() {
  const [states, setStates] = useState<Partial<Record<SharePlatform, ShareState>>>({});
  const [latest, setLatest] = useState<SharePlatform | null>(null);

  const begin = async (platform: SharePlatform, act: () => Promise<ShareOutcome>) => {
    const put = (next: ShareState | undefined) => {
      setStates((known) => ({ ...known, [platform]: next }));
      setLatest(platform);
    };
    put({ state: "sharing" });
    const outcome = await act();
    if (outcome.state === "shared") track("share", platformName(platform));
    put(outcome.state === "cancelled" ? undefined : outcome);
  };

  const platforms = Object.keys(states) as SharePlatform[];
  return {
    states,
    latest: latest && states[latest] ? latest : null,
    /** A share window waits to be closed. */
    isWindowOpen: platforms.some(
      (platform) => opensWindow(platform) && states[platform]?.state === "sharing",
    ),
    begin,
  };
}
