declare const localStorage: {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
};
declare const PushManager: { prototype: object };
declare const Notification: { requestPermission: () => Promise<string> };

interface Subscribed {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly authKey: string;
}

/**
 * Runs in the page: the browser's push service is the one on loopback, where this browser has these keys. A browser
 * without a screen blocks notifications whatever it is told; here the person allows them.
 */
export function usePushService({ endpoint, publicKey, authKey }: Subscribed): void {
  const HERE = "subscribed here";
  const subscription = (key: string) => ({
    endpoint,
    options: { applicationServerKey: bytesOf(key) },
    toJSON: () => ({ endpoint, keys: { p256dh: publicKey, auth: authKey } }),
    unsubscribe: async () => {
      localStorage.removeItem(HERE);
      return true;
    },
  });
  function bytesOf(key: string): ArrayBuffer {
    const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
  }
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  Object.assign(PushManager.prototype, {
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem(HERE, applicationServerKey);
      return subscription(applicationServerKey);
    },
    getSubscription: async () => {
      const key = localStorage.getItem(HERE);
      return key && subscription(key);
    },
  });
}

/** Runs in the page: the person has blocked notifications. */
export function blockNotices(): void {
  Object.defineProperty(Notification, "permission", { get: () => "denied" });
}
