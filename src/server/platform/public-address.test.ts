import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each([
  ["142.250.74.97", true],
  ["8.8.8.8", true],
  ["172.32.0.1", true],
  ["2a00:1450:4001:82f::2001", true],
  ["127.0.0.1", false],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::a00:1", false],
  ["2002:7f00:1::", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["ff02::1", false],
  ["localhost", false],
  ["", false],
])("%s: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
