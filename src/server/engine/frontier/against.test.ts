import { expect, test } from "vitest";
import type { ToldState } from "#domain/business/fact-keys.ts";
import { aTemplate } from "../../testing/quest-engine.ts";
import { worksAgainst } from "./against.ts";

type Change = Parameters<typeof aTemplate>[1];
const FLYERS: Change = { title: "Hang twenty flyers where people wait" };
const POSTS: Change = { category: "Content & Marketing" };

test.each<[string, ToldState, Change, boolean]>([
  ["flyers for somebody who is full", "soldOut", FLYERS, true],
  [
    "asking who else would come, for somebody who is full",
    "soldOut",
    { steps: ["Ask who else would like one."] },
    true,
  ],
  [
    "a higher price for somebody who is full",
    "soldOut",
    { milestone: "priceRaised", category: "Finance" },
    false,
  ],
  ["posts for somebody who cannot pay for the order", "bigOrder", POSTS, true],
  ["a new channel for somebody whose customers leave", "lostClient", { milestone: "channel" }, true],
  ["a higher price for somebody whose customers leave", "lostClient", { milestone: "priceRaised" }, true],
  ["a complaint that nobody made", "lostClient", { steps: ["Offer a refund for one complaint."] }, true],
  ["announcing it before it is allowed", "blocked", { milestone: "opening" }, true],
  ["more eyes for somebody who has many", "lookers", { milestone: "audience" }, true],
  ["making more for a full shelf", "stock", { milestone: "made" }, true],
  ["another free one for somebody who was never paid", "unpaid", { why: "Do one for free." }, true],
  ["a discount while costs rise", "costsRose", { title: "Give a discount to early birds" }, true],
  ["promotion of something that breaks", "failing", POSTS, true],
  ["a sum for somebody who is full", "soldOut", { milestone: "numbers", category: "Finance" }, false],
  ["posts for somebody with a date", "offered", POSTS, false],
])("%s", (_, state, change, isAgainst) => {
  expect(worksAgainst(aTemplate("any", change), { told: [state], situations: [] })).toBe(isAgainst);
});

test("a quest written for the state is never against it", () => {
  expect(
    worksAgainst(aTemplate("any", { ...FLYERS, when: ["soldOut"] }), { told: ["soldOut"], situations: [] }),
  ).toBe(false);
});

test.each([
  ["flyers for somebody whose hand is in a cast", "delivery-hand-in-a-cast", FLYERS, true],
  [
    "a sum for somebody whose hand is in a cast",
    "delivery-hand-in-a-cast",
    { milestone: "numbers", category: "Finance" },
    false,
  ],
  ["flyers for somebody with too few reviews", "reviews-first-ask", FLYERS, false],
  [
    "the quest for another situation",
    "delivery-hand-in-a-cast",
    { ...POSTS, situation: "content-no-growth" },
    false,
  ],
] as const)("%s", (_, situation, change, isAgainst) => {
  expect(worksAgainst(aTemplate("any", change), { told: [], situations: [situation] })).toBe(isAgainst);
});
