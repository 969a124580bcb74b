import { isIP } from "node:net";

/** "10.0.0.0/8" or a single address. */
export function isAddressOrRange(entry: string): boolean {
  const [address = "", bits, ...rest] = entry.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** An http or https address without a name and password in it. */
export function isPlainUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/u.test(protocol) && !username && !password;
}

/** Google's hosts for account pictures. */
export const GOOGLE_PICTURE_HOSTS = [3, 4, 5, 6].map((number) => `lh${number}.googleusercontent.com`).join();

/** The push services of Chromium, Firefox, Safari and Edge. */
export const BROWSERS_PUSH_HOSTS = [
  "fcm.googleapis.com",
  "*.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
].join();

export function splitList(value: string | undefined): string[] {
  return (value ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
}

export function readHosts(value: string | undefined, usual: string): Set<string> {
  const hosts = splitList(value ?? usual).map((entry) => entry.toLowerCase());
  return new Set(hosts.includes("off") ? [] : hosts);
}
