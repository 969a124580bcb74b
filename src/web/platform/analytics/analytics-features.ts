import { shownPage, track } from "./analytics-queue.ts";

interface Use {
  readonly name: string;
  /** Active seconds of the page when it was opened. */
  readonly since: number;
}

/** Tells how long pages and dialogs were used. A dialog says what it is called by `data-feature`. */
export function watchFeatures(activeSeconds: () => number) {
  let page: Use | undefined;
  const dialogs = new Map<Element, Use>();

  const begin = (name: string): Use => ({ name, since: activeSeconds() });
  const end = (use: Use | undefined) => {
    if (use?.name) track("feature_used", use.name, { seconds: activeSeconds() - use.since });
  };
  const turn = () => {
    end(page);
    page = begin(shownPage());
  };
  const look = () => {
    const open = new Set(document.querySelectorAll<HTMLElement>("[data-feature]:not([hidden])"));
    for (const [dialog, use] of dialogs) {
      if (open.has(dialog as HTMLElement)) continue;
      dialogs.delete(dialog);
      end(use);
    }
    for (const dialog of open) {
      if (!dialogs.has(dialog)) dialogs.set(dialog, begin(dialog.dataset.feature ?? ""));
    }
  };

  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["hidden"] });
  turn();
  look();

  return {
    turn,
    /** The page goes, and all that is open with it. */
    endAll() {
      for (const use of [...dialogs.values(), page]) end(use);
      dialogs.clear();
      page = undefined;
    },
    /** It was only laid aside. */
    beginAgain() {
      page = begin(shownPage());
      look();
    },
    stop: () => observer.disconnect(),
  };
}
