import { useState } from "react";
import { platformName, type SharePlatform } from "#domain/sharing/sharing.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { opensWindow } from "./share-addresses.ts";
import type { ShareOutcome } from "./share-outcome.ts";

/** A running share, or its result. */
export type ShareState = { state: "sharing" } | Exclude<ShareOutcome, { state: "cancelled" }>;

/** Running and finished shares by platform. A share continues after its buttons unmount. */
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
    /** A share window is still open. */
    isWindowOpen: platforms.some(
      (platform) => opensWindow(platform) && states[platform]?.state === "sharing",
    ),
    begin,
  };
}
