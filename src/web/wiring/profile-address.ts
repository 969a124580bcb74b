import { useSyncExternalStore } from "react";
import type { ProfileSection } from "./profile-sections.ts";

/** On every page: /leaderboard#profile/plan. Apart from the sections, which the first screen does not need. */
const PREFIX = "#profile";

export function profileHref(section?: ProfileSection): string {
  return section ? `${PREFIX}/${section}` : PREFIX;
}

export interface ProfileAddress {
  /** Null if the address names the profile as a whole. As it was typed: it may name no section. */
  readonly section: string | null;
}

/** Null if the address does not name the profile. */
export function profileAddressIn(hash: string): ProfileAddress | null {
  const [prefix, name] = hash.split("/");
  if (prefix !== PREFIX) return null;
  return { section: name ?? null };
}

/** Opens the profile: the member's shell shows it while the address names it, and "back" closes it. */
export function openProfile(section?: ProfileSection): void {
  window.location.hash = profileHref(section);
}

export function closeProfile(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
  // The browser tells only of changes that it made itself.
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

export function useProfileAddress(): ProfileAddress | null {
  return profileAddressIn(useSyncExternalStore(watchHash, () => window.location.hash));
}

function watchHash(onChange: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener("hashchange", onChange, { signal: stop.signal });
  return () => stop.abort();
}
