import { MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { browser } from "#web/platform/browser.ts";
import { t } from "#web/platform/language/text.ts";
import { WORKER_PATH } from "#web/platform/push/worker-path.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

/** Messages to and from public/service-worker.js. */
const KEEP_DAY = "keep-day";
const USE_NEW_VERSION = "use-new-version";
const KEPT_ANSWER = "kept-answer";

const LOOK_EVERY_MS = MS_PER_HOUR;

/** Lets the app open without connection, and tells of a new version. Where that is not possible, nothing happens. */
export async function startOfflineWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  tellKeptAnswers();
  // Browsers that keep nothing refuse it, such as private windows.
  const registration = await navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined);
  if (!registration) return;
  watchVersions(registration);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(KEEP_DAY);
}

function watchVersions(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first one of all is no new version.
    if (registration.waiting && navigator.serviceWorker.controller) offerVersion(registration.waiting);
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  setInterval(() => {
    if (!navigator.onLine) return;
    void registration.update().catch(() => undefined);
    look();
  }, LOOK_EVERY_MS);
}

function offerVersion(waiting: ServiceWorker): void {
  toast({
    title: t("A new version is ready"),
    description: t("It comes with a reload, whenever it suits you."),
    durationMs: 10 * MS_PER_MINUTE,
    action: { label: t("Reload"), run: () => switchTo(waiting) },
  });
}

function switchTo(waiting: ServiceWorker): void {
  if (hasTypedText()) askToFinish(() => switchTo(waiting));
  // Another tab has switched already.
  else if (waiting.state === "activated") browser.reload();
  else {
    navigator.serviceWorker.addEventListener("controllerchange", reloadIfNothingTyped, { once: true });
    waiting.postMessage(USE_NEW_VERSION);
  }
}

/** The other version may come much later, by another tab's wish. */
function reloadIfNothingTyped(): void {
  if (hasTypedText()) askToFinish(reloadIfNothingTyped);
  else browser.reload();
}

/** Never over typed text: not every field keeps its own. */
function askToFinish(run: () => void): void {
  toast({
    title: t("Finish what you typed first"),
    description: t("A reload could lose it. Send or clear it, then reload."),
    durationMs: 10 * MS_PER_MINUTE,
    action: { label: t("Reload"), run },
  });
}

const TEXT_FIELDS = "textarea, input:not([type]), input[type=text], input[type=email], input[type=url]";

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS);
  return [...fields].some(({ value, readOnly }) => !readOnly && value.trim() !== "");
}

/** Said once: without the browser's own word for it, nothing else tells that the page shows the last visit. */
function tellKeptAnswers(): void {
  const controller = new AbortController();
  navigator.serviceWorker.addEventListener(
    "message",
    ({ data }) => {
      if (data !== KEPT_ANSWER || !navigator.onLine) return;
      controller.abort();
      toast({
        title: t("The server cannot be reached"),
        description: t("You see your last visit. What you do is kept on this device and sent later."),
      });
    },
    { signal: controller.signal },
  );
}
