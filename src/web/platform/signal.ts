interface Signal<T> {
  /** False if nobody is subscribed, so that the caller can report it. */
  emit(value: T): boolean;
  /** Returns the function that unsubscribes. */
  subscribe(listener: (value: T) => void): () => void;
}

/** A message channel between parts of the page that do not import each other. */
export function createSignal<T = void>(): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    emit(value) {
      // A copy: listeners may subscribe or unsubscribe during the call.
      const told = [...listeners];
      for (const listener of told) listener(value);
      return told.length > 0;
    },
    subscribe(listener) {
      // Wrapped, so that a function subscribed twice is called twice and unsubscribes separately.
      const mine = (value: T) => listener(value);
      listeners.add(mine);
      return () => void listeners.delete(mine);
    },
  };
}
