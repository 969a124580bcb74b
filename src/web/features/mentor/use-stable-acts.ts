import { useLayoutEffect, useRef, useState } from "react";
import type { ExchangeActs } from "./exchange-view.tsx";

/** A stable object, so that streaming one answer does not re-render all others. */
export function useStableActs(acts: ExchangeActs): ExchangeActs {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const [stable] = useState<ExchangeActs>(() => ({
    shelf: {
      timeZone: acts.shelf.timeZone,
      showCategory: (category) => latest.current.shelf.showCategory(category),
      showCap: (xpReward) => latest.current.shelf.showCap(xpReward),
      onAdded: (quest) => latest.current.shelf.onAdded(quest),
    },
    announce: (text) => latest.current.announce(text),
    onAgain: (exchange) => latest.current.onAgain(exchange),
    onRetry: (question) => latest.current.onRetry(question),
  }));
  return stable;
}
