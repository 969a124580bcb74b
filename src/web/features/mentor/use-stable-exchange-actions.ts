import { useLayoutEffect, useRef, useState } from "react";
import type { ExchangeActions } from "./exchange-view.tsx";

/** A stable object, so that streaming one answer does not re-render all others. */
export function useStableExchangeActions(actions: ExchangeActions): ExchangeActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<ExchangeActions>(() => ({
    questOptions: {
      timeZone: actions.questOptions.timeZone,
      showCategory: (category) => latest.current.questOptions.showCategory(category),
      showCap: (xpReward) => latest.current.questOptions.showCap(xpReward),
      onAdded: (quest) => latest.current.questOptions.onAdded(quest),
    },
    announce: (text) => latest.current.announce(text),
    onAgain: (exchange) => latest.current.onAgain(exchange),
    onRetry: (question) => latest.current.onRetry(question),
    onChoose: (choice) => latest.current.onChoose(choice),
  }));
  return stable;
}
