import { addDevice, type DeviceView } from "#contracts/reminders/reminders.ts";
import { t } from "#web/platform/language/text.ts";
import { call } from "../api/api.ts";
import { WORKER_PATH } from "./worker-path.ts";

/** iPhones notify only apps on the home screen. */
export type PushSupport = "ready" | "blocked" | "home_screen" | "none";

export function pushSupport(): PushSupport {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return /iPhone|iPad/u.test(navigator.userAgent) ? "home_screen" : "none";
  return Notification.permission === "denied" ? "blocked" : "ready";
}

/** The person said no, or the browser has no push service at hand. */
export class PushRefused extends Error {
  override readonly name = "PushRefused";
}

/** Asks the person, then lets this browser be notified. Call it at a click: browsers ask only then. */
export async function addThisDevice(pushKey: string): Promise<DeviceView> {
  if (pushSupport() !== "ready" || (await Notification.requestPermission()) !== "granted")
    throw new PushRefused(t("Notifications are blocked in this browser."));
  const { endpoint, keys } = (await subscribe(pushKey)).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new PushRefused(t("This browser gave no address."));
  return call(addDevice, { endpoint, publicKey: plain(keys.p256dh), authKey: plain(keys.auth) });
}

async function subscribe(pushKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER_PATH);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && isFor(known, pushKey)) return known;
  // One for another key would never be delivered.
  await known?.unsubscribe();
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  } catch (cause) {
    throw new PushRefused(t("This browser cannot reach its push service."), { cause });
  }
}

function isFor({ options }: PushSubscription, pushKey: string): boolean {
  const key = options.applicationServerKey;
  return key !== null && base64Url(key) === pushKey;
}

/** By this the server's list names this browser; null if it is not notified. */
export async function thisDevice(): Promise<string | null> {
  const subscription = await currentSubscription();
  if (!subscription) return null;
  return base64Url(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(subscription.endpoint)));
}

/** After its removal on the server. */
export async function endThisDevice(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator && "PushManager" in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function base64Url(bytes: ArrayBuffer): string {
  return plain(btoa(String.fromCharCode(...new Uint8Array(bytes))));
}

/** Base64 in the alphabet for addresses, without padding. */
function plain(text: string): string {
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/u, "");
}
