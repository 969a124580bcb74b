/** Delivers texts to the watchers of a topic in this process. For other instances see exchange.ts. */
export interface Broadcast<More extends unknown[] = []> {
  publish(topic: string, text: string, ...more: More): void;
  /** Returns a function that unsubscribes. */
  subscribe(topic: string, listener: (text: string, ...more: More) => void): () => void;
}

export function createBroadcast<More extends unknown[] = []>(): Broadcast<More> {
  const listeners = new Map<string, Set<(text: string, ...more: More) => void>>();
  return {
    publish(topic, text, ...more) {
      for (const listener of listeners.get(topic) ?? []) listener(text, ...more);
    },
    subscribe(topic, listener) {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listener));
      return () => void all.delete(listener);
    },
  };
}
