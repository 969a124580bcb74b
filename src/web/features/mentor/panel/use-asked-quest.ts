import { useState } from "react";
import { useMentorPlace } from "#web/wiring/mentor-place.tsx";
import type { AskedQuest } from "#web/wiring/signals.ts";
import type { MentorOpening } from "../use-mentor-opening.ts";

/** The quest that questions are about: the workspace's, or the one it was opened with, until it is taken off. */
export function useAskedQuest({ turn, quest: requested }: MentorOpening) {
  const place = useMentorPlace();
  const quest = place?.quest ?? requested;
  const [removed, setRemoved] = useState<{ turn: number; id: string } | null>(null);
  const isRemoved = removed?.turn === turn && removed.id === quest?.id;
  const askedQuest: AskedQuest | null = isRemoved ? null : quest;
  return {
    askedQuest,
    isInWorkspace: place !== null,
    remove: () => quest && setRemoved({ turn, id: quest.id }),
  };
}
