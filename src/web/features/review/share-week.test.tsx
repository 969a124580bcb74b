import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { ReviewView } from "#contracts/review/review.ts";
import { createQueryClient } from "#web/platform/api/query-client.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { maya } from "#web/testing/maya.ts";
import { renderWithQueries } from "#web/testing/render-with-queries.tsx";
import { ShareWeek } from "./share-week.tsx";

const WINS = [{ text: "The page is live" }, { text: "Ana bought two sets" }];
const REVIEW: ReviewView = {
  week: "2026-11-09",
  isInvited: true,
  quests: 7,
  trackedSec: 0,
  streakDays: 10,
  wins: [],
  numbers: [{ kind: "money", currency: "usd", values: [0, 0, 15_200] }],
  plan: [0, 0, 0, 0, 0, 0, 0],
  emptyWeekday: null,
  closed: null,
};
const PRIVATE = ["Wick & Willow", "The page is live", "Ana bought two sets", "$152"] as const;

function show(review: Partial<ReviewView> = {}, canShare = false) {
  const client = createQueryClient();
  client.setQueryData(SESSION_KEY, { ...maya, businessName: "Wick & Willow" });
  const used: string[] = [];
  renderWithQueries(
    <ShareWeek
      review={{ ...REVIEW, ...review }}
      week="2026-11-09"
      wins={WINS}
      savePicture={(_, name) => void used.push(`saved ${name}`)}
      sharePicture={canShare ? (_, name) => void used.push(`shared ${name}`) : undefined}
    />,
    client,
  );
  const onPicture = () => {
    const text = screen.getByRole("figure", { name: "Your week as a picture" }).textContent ?? "";
    return PRIVATE.filter((word) => text.includes(word));
  };
  return { hands: userEvent.setup(), used, onPicture };
}

test("nothing private is on the picture until it is ticked, each by itself", async () => {
  const { hands, onPicture } = show();
  expect(onPicture()).toEqual([]);
  await hands.click(screen.getByRole("checkbox", { name: "Ana bought two sets" }));
  expect(onPicture()).toEqual(["Ana bought two sets"]);
  await hands.click(screen.getByRole("checkbox", { name: "Money in: $152" }));
  await hands.click(screen.getByRole("checkbox", { name: "The name Wick & Willow" }));
  expect(onPicture()).toEqual(["Wick & Willow", "Ana bought two sets", "$152"]);
  await hands.click(screen.getByRole("checkbox", { name: "Ana bought two sets" }));
  expect(onPicture()).toEqual(["Wick & Willow", "$152"]);
});

test("the choices are folded behind a line that counts what is chosen", async () => {
  const { hands } = show();
  const line = screen.getByText("Also on the picture", { selector: "summary" });
  const fold = line.closest("details");
  expect(fold?.open).toBe(false);
  await hands.click(line);
  await hands.click(screen.getByRole("checkbox", { name: "Money in: $152" }));
  expect([fold?.open, line.textContent]).toEqual([true, "Also on the picture1 chosen"]);
});

test("money that did not come in cannot be shown", () => {
  show({ numbers: [{ kind: "quests", currency: null, values: [0, 1, 7] }] });
  expect(screen.queryByRole("checkbox", { name: /^Money in/u })).toBeNull();
});

test("it is shared where the device has a share sheet, and saved everywhere", async () => {
  const { hands, used } = show({}, true);
  await hands.click(screen.getByRole("button", { name: "Share the picture" }));
  await hands.click(screen.getByRole("button", { name: "Save the picture" }));
  expect(used).toEqual(["shared sidequest-week-2026-11-09.png", "saved sidequest-week-2026-11-09.png"]);
});

test("without a share sheet there is no button for it", () => {
  show();
  expect(screen.queryByRole("button", { name: "Share the picture" })).toBeNull();
});
