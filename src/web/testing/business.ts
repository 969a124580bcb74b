import type { BusinessView } from "#contracts/business/business.ts";
import type { PathView } from "#contracts/business/path.ts";

/** A business that was confirmed, with nothing to ask about. */
export const candles: BusinessView = {
  model: "handmade",
  modelName: "Handmade goods",
  modelDescribes: "You make things with your own hands and sell them.",
  isModelGuessed: true,
  models: [
    { model: "handmade", name: "Handmade goods", describes: "You make things." },
    { model: "food", name: "Food and drink", describes: "You cook or bake." },
  ],
  sells: { value: "beeswax wraps", isOwn: true },
  buyers: { value: "young families", isOwn: true },
  soldAt: { value: "your market stall", isOwn: false },
  isConfirmed: true,
  facts: [
    { key: "talked", label: "You talked with people", value: "yes", source: null, learnedAt: null },
    {
      key: "price",
      label: "A price is set",
      value: "yes",
      source: "quest",
      learnedAt: "2026-11-03T10:00:00.000Z",
    },
    { key: "rules", label: "You know the rules", value: "unknown", source: null, learnedAt: null },
    {
      key: "page",
      label: "A page or listing is public",
      value: "no",
      source: "description",
      learnedAt: null,
    },
  ],
  hoursAtMost: null,
  sales: 0,
  stage: "Pre-Launch",
  stageMove: null,
};

type Milestone = PathView["milestones"][number];

export function milestone(more: Pick<Milestone, "id" | "stage" | "title"> & Partial<Milestone>): Milestone {
  return {
    unlocks: `What ${more.title} opens.`,
    state: "ahead",
    needs: [],
    done: 0,
    takes: 2,
    quests: [],
    reachedAt: null,
    ...more,
  };
}

export const candlePath: PathView = {
  modelName: "Handmade goods",
  stage: "Pre-Launch",
  milestones: [
    milestone({ id: "talked", stage: "Idea Stage", title: "First buyers heard", state: "passed" }),
    milestone({
      id: "price",
      stage: "Planning Stage",
      title: "The price is written down",
      state: "done",
      done: 2,
      reachedAt: "2026-11-03T10:00:00.000Z",
    }),
    milestone({
      id: "page",
      stage: "Pre-Launch",
      title: "A page is public",
      state: "now",
      done: 1,
      quests: [{ id: "00000000-0000-4000-8000-000000000001", title: "Quest 1", isCompleted: false }],
    }),
    milestone({ id: "proof", stage: "Pre-Launch", title: "Photos to show", state: "open" }),
    milestone({
      id: "firstSale",
      stage: "Launching",
      title: "The first sale",
      takes: null,
      needs: ["A page is public"],
    }),
  ],
};
