interface Worker {
  shown?: string[];
  registration: { showNotification: (title: string, options: { body: string }) => Promise<void> };
}

declare const self: Worker;

/** Runs in the service worker: notes what it shows, because a browser without a screen shows nothing. */
export function recordNotices(): void {
  self.shown = [];
  self.registration.showNotification = async (title, { body }) => {
    self.shown?.push(`${title}: ${body}`);
  };
}

/** Runs in the service worker. */
export function readNotices(): string[] {
  return self.shown ?? [];
}
