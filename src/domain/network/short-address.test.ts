import { expect, test } from "vitest";
import { shortAddress } from "./short-address.ts";

test.each([
  ["203.0.113.77", "203.0.113.0"],
  ["127.0.0.1", "127.0.0.0"],
  ["::ffff:203.0.113.77", "::ffff:203.0.113.0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::"],
  ["2001:db8::1", "2001:db8::"],
  ["2001::3:4:5:6:7:8", "2001:0:3::"],
  ["fe80::1%eth0", "fe80::"],
  ["::1", "::"],
  ["::", "::"],
  ["2001:db8:1::", "2001:db8:1::"],
  ["2001:0DB8:0001::9", "2001:db8:1::"],
  ["64:ff9b::192.0.2.7", "64:ff9b::"],
  ["203.0.113.77:51034", ""],
  ["[2001:db8::1]:443", ""],
  ["unknown", ""],
])("%s is in %s", (address, network) => {
  expect(shortAddress(address)).toBe(network);
  expect(shortAddress(network)).toBe(network);
  expect(network.length).toBeLessThanOrEqual(address.length);
});
