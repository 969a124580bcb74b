interface PageEvent {
  timeStamp: number;
}

declare const document: {
  body: unknown;
  querySelector(selector: string): { focus(): void } | null;
};
declare const window: {
  addEventListener(type: "click", hear: (event: PageEvent) => void, options: object): void;
};
declare const MutationObserver: new (
  changed: () => void,
) => { observe(target: unknown, options: object): void; disconnect(): void };
declare const PerformanceObserver: new (
  seen: (list: { getEntries(): LongTask[] }) => void,
) => { observe(options: object): void };
declare const requestAnimationFrame: (next: (now: number) => void) => void;

export interface LongTask {
  startTime: number;
  duration: number;
}

/** All in ms since the page's start. */
export interface Completion {
  clickedAt: number;
  /** The first frame without the card. */
  changedAt: number;
  answeredAt: number;
}

interface Watch {
  longTasks: LongTask[];
  answeredAt: number | undefined;
  change: Promise<Omit<Completion, "answeredAt">> | undefined;
}

/** Runs once in each page, before its own code. */
export function installWatch(): void {
  const watch: Watch = { longTasks: [], answeredAt: undefined, change: undefined };
  Object.assign(globalThis, { watch });
  new PerformanceObserver((list) => watch.longTasks.push(...list.getEntries())).observe({
    type: "longtask",
    buffered: true,
  });
  const send = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    const answer = await send(...call);
    if (call[1]?.method === "PATCH") watch.answeredAt = performance.now();
    return answer;
  };
}

/** Waits, in the page, for the next click and for the card to leave the screen. */
export function awaitChange(questId: string): void {
  const watch: Watch = Reflect.get(globalThis, "watch");
  const card = `[data-quest-id="${questId}"]`;
  watch.answeredAt = undefined;
  watch.change = new Promise((resolve) => {
    let clickedAt = Number.NaN;
    window.addEventListener("click", (event) => (clickedAt = event.timeStamp), { once: true, capture: true });
    const observer = new MutationObserver(async () => {
      if (document.querySelector(card)) return;
      observer.disconnect();
      resolve({ clickedAt, changedAt: await new Promise<number>(requestAnimationFrame) });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

export async function readChange() {
  return (Reflect.get(globalThis, "watch") as Watch).change;
}

/** No named functions here: tsx would wrap them in a helper that does not exist in the page. */
export async function readAnswer(): Promise<number> {
  const watch: Watch = Reflect.get(globalThis, "watch");
  while (watch.answeredAt === undefined) await new Promise(requestAnimationFrame);
  return watch.answeredAt;
}

export function readLongTasks(): LongTask[] {
  return (Reflect.get(globalThis, "watch") as Watch).longTasks;
}

/** So that the keyboard shortcut applies to this card. */
export function focusCard(questId: string): void {
  document.querySelector(`[data-quest-id="${questId}"] button`)?.focus();
}
