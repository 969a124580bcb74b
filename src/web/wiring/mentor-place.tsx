import { useEffect, useRef, useSyncExternalStore } from "react";
import type { AskedQuest } from "./signals.ts";

interface Place {
  slot: HTMLElement;
  quest: AskedQuest;
}

let current: Place | null = null;
const watchers = new Set<() => void>();

function offer(place: Place | null): void {
  current = place;
  for (const changed of watchers) changed();
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

export const mentorPlace = (): Place | null => current;

/** The place inside an open workspace, if any: the mentor goes there instead of beside the page. */
export function useMentorPlace(): Place | null {
  return useSyncExternalStore(watch, mentorPlace);
}

/** Where the mentor sits in the dialog of a quest. Empty until the mentor is opened. */
export function MentorPlace({ quest: { id, title } }: { quest: AskedQuest }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (slot.current) offer({ slot: slot.current, quest: { id, title } });
    return () => offer(null);
  }, [id, title]);
  return <div ref={slot} className="contents" />;
}
