/** Delivers texts to the watchers of a topic in this process. For other instances see exchange.ts. */
export interface Broadcast {
  publish(topic: string, text: string): void;
  /** Returns a function that unsubscribes. */
  subscribe(topic: string, listener: (text: string) => void): () => void;
}

export function createBroadcast(): Broadcast {
  const listeners = new Map<string, Set<(text: string) => void>>();
  return {
    publish(topic, text) {
      for (const listener of listeners.get(topic) ?? []) listener(text);
    },
    subscribe(topic, listener) {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listener));
      return () => void all.delete(listener);
    },
  };
}
