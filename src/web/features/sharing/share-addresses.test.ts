import { expect, test } from "vitest";
import { opensWindow, shareAddress, smsAddress } from "./share-addresses.ts";

const text = "50% & more, “done”?";
const url = "https://sidequest.example/s/token";

test.each([
  ["x", "https://twitter.com/intent/tweet", { text, url }],
  ["twitter", "https://twitter.com/intent/tweet", { text, url }],
  ["linkedin", "https://www.linkedin.com/sharing/share-offsite/", { url }],
  ["facebook", "https://www.facebook.com/sharer/sharer.php", { u: url, quote: text }],
] as const)("%s has its own address", (platform, page, query) => {
  const address = new URL(shareAddress(platform, { text, url }));
  expect(address.origin + address.pathname).toBe(page);
  expect(Object.fromEntries(address.searchParams)).toEqual(query);
});

test("a text message carries words and address, without plus signs for spaces", () => {
  const [start, body = ""] = smsAddress({ text, url }).split("body=");
  expect(start).toBe("sms:?&");
  expect(body).not.toMatch(/[+& ]/u);
  expect(decodeURIComponent(body)).toBe(`${text} ${url}`);
});

test("what is copied or sent opens no window", () => {
  expect((["instagram", "sms", "copy", "share"] as const).filter(opensWindow)).toEqual([]);
});
