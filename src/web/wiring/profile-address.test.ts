import { expect, test } from "vitest";
import { profileAddressIn, profileHref } from "./profile-address.ts";

test.each([
  ["", null],
  ["#faq", null],
  ["#profiles", null],
  ["#profile", { section: null }],
  ["#profile/plan", { section: "plan" }],
  ["#profile/nowhere", { section: "nowhere" }],
])("the address %s names %o", (hash, address) => {
  expect(profileAddressIn(hash)).toEqual(address);
});

test("an address leads back to its section", () => {
  expect(profileAddressIn(profileHref("known"))).toEqual({ section: "known" });
});
