import { useEffect, useEffectEvent, useState } from "react";
import type { RefusedList } from "./refused.ts";

/** What the server refused, kept in step with other tabs. */
export function useRefused<Item>(list: RefusedList<Item>, userId: string) {
  const [refused, setRefused] = useState(() => list.read(userId));
  const look = useEffectEvent(() => setRefused(list.read(userId)));
  useEffect(() => {
    const again = () => look();
    window.addEventListener("storage", again);
    const stop = list.moved.subscribe(again);
    return () => {
      window.removeEventListener("storage", again);
      stop();
    };
  }, [list]);
  return refused;
}
