import { shownPage, track } from "./analytics-queue.ts";

interface Use {
  readonly name: string;
  /** The page's active seconds when this use began. */
  readonly since: number;
}

/** Tracks how long pages and dialogs are used. A dialog's name is its `data-feature` attribute. */
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
    /** The page is being left: ends its use and that of all open dialogs. */
    endAll() {
      for (const use of [...dialogs.values(), page]) end(use);
      dialogs.clear();
      page = undefined;
    },
    /** The page was restored from the back/forward cache. */
    beginAgain() {
      page = begin(shownPage());
      look();
    },
    stop: () => observer.disconnect(),
  };
}
