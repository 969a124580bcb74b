import type { SharePlatform } from "#domain/sharing/sharing.ts";
import type { ShareWords } from "./share-text.ts";

type WindowPlatform = Extract<SharePlatform, "x" | "twitter" | "facebook" | "linkedin">;

const tweet = ({ text, url }: ShareWords) => withQuery("https://twitter.com/intent/tweet", { text, url });

const ADDRESSES: Record<WindowPlatform, (words: ShareWords) => string> = {
  x: tweet,
  twitter: tweet,
  facebook: ({ text, url }) =>
    withQuery("https://www.facebook.com/sharer/sharer.php", { u: url, quote: text }),
  linkedin: ({ url }) => withQuery("https://www.linkedin.com/sharing/share-offsite/", { url }),
};

export function opensWindow(platform: SharePlatform): platform is WindowPlatform {
  return platform in ADDRESSES;
}

/** URL of the platform's share page. */
export function shareAddress(platform: WindowPlatform, words: ShareWords): string {
  return ADDRESSES[platform](words);
}

export function smsAddress({ text, url }: ShareWords): string {
  // "?&" is understood by both iOS and Android.
  return `sms:?&body=${encodeURIComponent(`${text} ${url}`)}`;
}

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query)}`;
}
