import { expect, test } from "vitest";
import { describeDevice } from "./device.ts";

const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test.each([
  [CHROME, "Chrome on Linux"],
  [CHROME.replace("Chrome/", "HeadlessChrome/"), "Chrome on Linux"],
  [`${CHROME} Edg/140.0`, "Edge on Linux"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
    "Safari on Mac",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
    "Safari on iPhone",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox on Windows"],
  ["curl/8.5.0", "Unknown device"],
  [undefined, "Unknown device"],
])("%j is %j", (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
