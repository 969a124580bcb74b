import { type UIEvent, useEffect, useLayoutEffect, useRef } from "react";

/** Within this distance of the end, the log keeps scrolling with new text. */
const FOLLOW_PX = 60;
const MARGIN_PX = 12;

/**
 * Scrolls to the newest text on opening and on asking, then while the person stays near the end. Never
 * scrolls past the last question, so that a long answer is read from its start.
 */
export function useFollowedLog(askingId: string | undefined, content: unknown) {
  const log = useRef<HTMLElement>(null);
  const isFollowing = useRef(true);
  const lastAskedId = useRef(askingId);
  const follow = () => {
    if (log.current && isFollowing.current) log.current.scrollTop = restingPlace(log.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new word is a reason to follow
  useLayoutEffect(() => {
    if (askingId && askingId !== lastAskedId.current) {
      isFollowing.current = true;
      // The tapped choice is gone, and the focus with it.
      if (document.activeElement === document.body) log.current?.focus({ preventScroll: true });
    }
    lastAskedId.current = askingId;
    follow();
  }, [askingId, content]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads nothing but refs
  useEffect(() => {
    if (!log.current) return;
    // A phone's keyboard reduces the height.
    const size = new ResizeObserver(follow);
    size.observe(log.current);
    return () => size.disconnect();
  }, []);
  const onScroll = ({ currentTarget }: UIEvent) => {
    isFollowing.current = Math.abs(restingPlace(currentTarget) - currentTarget.scrollTop) < FOLLOW_PX;
  };
  return { ref: log, onScroll };
}

function restingPlace(log: Element): number {
  const end = log.scrollHeight - log.clientHeight;
  const question = [...log.querySelectorAll("[data-question]")].at(-1)?.getBoundingClientRect();
  if (!question) return end;
  // Of a very long question only the last lines stay visible.
  const shownPx = Math.min(question.height, log.clientHeight / 3) + MARGIN_PX;
  return Math.min(end, log.scrollTop + question.bottom - log.getBoundingClientRect().top - shownPx);
}
