interface Signal<T> {
  /** False where nobody listens: whoever asked for something can then say so. */
  emit(value: T): boolean;
  /** Answers how to stop listening. */
  subscribe(listener: (value: T) => void): () => void;
}

/** One kind of message between parts of the page that do not import each other. */
export function createSignal<T = void>(): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    emit(value) {
      // A copy: a listener may stop, or start another, while it is told.
      const told = [...listeners];
      for (const listener of told) listener(value);
      return told.length > 0;
    },
    subscribe(listener) {
      // Wrapped, so that one function subscribed twice is told twice and stops one by one.
      const mine = (value: T) => listener(value);
      listeners.add(mine);
      return () => void listeners.delete(mine);
    },
  };
}
