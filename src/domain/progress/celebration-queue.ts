/** What is celebrated, in the order in which things that come together are shown. */
const CELEBRATION_KINDS = ["xp", "streak", "level", "achievement"] as const;
export type CelebrationKind = (typeof CELEBRATION_KINDS)[number];

export interface Celebration {
  /** The same id is shown once. */
  readonly id: string;
  readonly kind: CelebrationKind;
  /** Of a level-up: the level. */
  readonly level?: number;
}

export interface CelebrationQueue<Item extends Celebration> {
  readonly shown: { readonly item: Item; readonly sinceMs: number } | null;
  readonly waiting: readonly Item[];
  /** When the last one ended. */
  readonly endedAtMs: number;
}

/** The time to read a message before the next celebration may follow. */
const MESSAGE_MIN_MS = 1_200;
/** A card stays until it is dismissed. It steps aside for others after this time, and comes back. */
const CARD_MIN_MS = 3_000;
/** A level-up and a card come alone, after a pause. */
const PAUSE_MS = 800;

export function emptyQueue<Item extends Celebration>(): CelebrationQueue<Item> {
  return { shown: null, waiting: [], endedAtMs: Number.NEGATIVE_INFINITY };
}

/** Adds a celebration. Level-ups that wait, or are shown, become one for the highest level. */
export function addCelebration<Item extends Celebration>(
  queue: CelebrationQueue<Item>,
  item: Item,
): CelebrationQueue<Item> {
  const { shown, waiting } = queue;
  if ([shown?.item, ...waiting].some((known) => known?.id === item.id)) return queue;
  if (item.kind === "level") {
    if (shown?.item.kind === "level")
      return { ...queue, shown: { ...shown, item: higher(shown.item, item) } };
    const other = waiting.find(({ kind }) => kind === "level");
    if (other) {
      const merged = higher(other, item);
      return { ...queue, waiting: waiting.map((known) => (known === other ? merged : known)) };
    }
  }
  return { ...queue, waiting: inOrder([...waiting, item]) };
}

/** Ends what is shown, if it is this one. */
export function endCelebration<Item extends Celebration>(
  queue: CelebrationQueue<Item>,
  id: string,
  nowMs: number,
): CelebrationQueue<Item> {
  return queue.shown?.item.id === id ? { ...queue, shown: null, endedAtMs: nowMs } : queue;
}

/** The queue at that time: something may have been shown for long enough, or may be shown now. */
export function advanceQueue<Item extends Celebration>(
  queue: CelebrationQueue<Item>,
  nowMs: number,
): CelebrationQueue<Item> {
  const changesAtMs = nextChangeAt(queue);
  if (changesAtMs === null || nowMs < changesAtMs) return queue;
  const { shown, waiting } = queue;
  if (shown) {
    const back = shown.item.kind === "achievement" ? [shown.item] : [];
    return advanceQueue(
      // What comes back stands before cards that were never shown.
      { shown: null, waiting: inOrder([...back, ...waiting]), endedAtMs: nowMs },
      nowMs,
    );
  }
  const [item, ...rest] = waiting;
  return item ? { ...queue, shown: { item, sinceMs: nowMs }, waiting: rest } : queue;
}

/** When `advanceQueue` has something to do; null if only an end or an arrival can change something. */
export function nextChangeAt<Item extends Celebration>(queue: CelebrationQueue<Item>): number | null {
  const { shown, waiting, endedAtMs } = queue;
  const next = waiting[0];
  if (!next) return null;
  if (!shown) return isMessage(next) ? endedAtMs : endedAtMs + PAUSE_MS;
  if (isMessage(shown.item)) return shown.sinceMs + MESSAGE_MIN_MS;
  if (shown.item.kind === "achievement" && next.kind !== "achievement") return shown.sinceMs + CARD_MIN_MS;
  return null;
}

function isMessage({ kind }: Celebration): boolean {
  return kind === "xp" || kind === "streak";
}

function higher<Item extends Celebration>(a: Item, b: Item): Item {
  return (b.level ?? 0) > (a.level ?? 0) ? b : a;
}

function inOrder<Item extends Celebration>(items: readonly Item[]): Item[] {
  const rank = ({ kind }: Item) => CELEBRATION_KINDS.indexOf(kind);
  return items.toSorted((a, b) => rank(a) - rank(b));
}
