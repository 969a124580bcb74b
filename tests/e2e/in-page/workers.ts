declare const ServiceWorkerContainer: { prototype: { register(): Promise<never> } } | undefined;

/** As a browser that runs no service worker. */
export function refuseWorkers(): void {
  if (typeof ServiceWorkerContainer === "undefined") return;
  ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error("refused"));
}

declare const navigator: { serviceWorker: { controller: object | null } };
declare const caches: {
  keys(): Promise<string[]>;
  open(name: string): Promise<{ match(address: string): Promise<object | undefined> }>;
};

/** Whether the app would open now without connection, with today's quests and the money. */
export async function isDayKept(): Promise<boolean> {
  const name = (await caches.keys()).find((known) => known.startsWith("answers-"));
  if (!name || !navigator.serviceWorker.controller) return false;
  const answers = await caches.open(name);
  const kept = await Promise.all(
    ["/api/auth/user", "/api/tasks", "/api/money"].map((path) => answers.match(path)),
  );
  return kept.every((answer) => answer !== undefined);
}
