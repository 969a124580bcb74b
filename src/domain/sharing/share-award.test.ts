import { expect, test } from "vitest";
import { shareAward } from "./share-award.ts";

test.each([
  ["x", "twitter_share", "Shared “Explorer” on X"],
  ["linkedin", "linkedin_share", "Shared “Explorer” on LinkedIn"],
  ["sms", "sms_share", "Shared “Explorer” by SMS"],
  ["copy", "copy_share", "Shared “Explorer” by a copied link"],
  ["share", "share_share", "Shared “Explorer” by a shared link"],
] as const)("the ledger says of a share by %s: %s, %s", (platform, sourceType, label) => {
  const award = shareAward("someone", { subject: "achievement:explorer", title: "Explorer", platform });
  expect(award).toMatchObject({ userId: "someone", sourceType, label, sourceId: "achievement:explorer" });
  expect([award.nominal, award.amount, award.reason, award.cap]).toEqual([25, 25, null, null]);
});
