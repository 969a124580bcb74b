/** A browser store that may be full or forbidden: then nothing is stored, and nothing throws. */
interface SafeStore {
  get(key: string): string | null;
  /** False if nothing was stored. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

function safeStore(open: () => Storage): SafeStore {
  return {
    get(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
      } catch {
        // If nothing can be stored, there is nothing to remove.
      }
    },
    keys() {
      try {
        return Object.keys(open());
      } catch {
        return [];
      }
    },
  };
}

/** Shared by all tabs, kept until cleared. */
export const deviceStore = safeStore(() => window.localStorage);

/** This tab only, gone when it closes. */
export const tabStore = safeStore(() => window.sessionStorage);
