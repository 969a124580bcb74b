/**
 * Carries texts to whoever watches a topic. In one process that is a walk over its clients; among several,
 * another implementation passes each text on and calls its subscribers on every process.
 */
export interface Broadcast {
  publish(topic: string, text: string): void;
  /** Returns how to end it. */
  subscribe(topic: string, listener: (text: string) => void): () => void;
}

export function createLocalBroadcast(): Broadcast {
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
