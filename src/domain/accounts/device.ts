const BROWSERS: [RegExp, string][] = [
  [/\bEdg/u, "Edge"],
  [/\bOPR\//u, "Opera"],
  [/\bFirefox\//u, "Firefox"],
  [/Chrom(e|ium)\//u, "Chrome"],
  [/\bSafari\//u, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/u, "iPhone"],
  [/\biPad\b/u, "iPad"],
  [/\bAndroid\b/u, "Android"],
  [/\bWindows\b/u, "Windows"],
  [/\bMac OS X\b/u, "Mac"],
  [/\bCrOS\b/u, "ChromeOS"],
  [/\bLinux\b/u, "Linux"],
];

/** Human-readable device name, such as "Firefox on Linux". The full user agent is never stored. */
export function describeDevice(userAgent: string | undefined): string {
  const find = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
