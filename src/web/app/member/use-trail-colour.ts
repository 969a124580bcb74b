import { useEffect } from "react";
import type { UserView } from "#contracts/accounts.ts";

/** Gives every trail of the page the colour that the person wears (trail-colours.css). */
export function useTrailColour({ trailColour }: UserView): void {
  useEffect(() => {
    document.documentElement.dataset.trail = trailColour ?? "";
  }, [trailColour]);
}
