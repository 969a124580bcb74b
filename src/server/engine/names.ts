/** Who the built-in engine is when it answers itself: two models of its own, both real. */
export const BUILT_IN = {
  name: "SideQuest engine",
  models: [
    { role: "retriever", name: "SideQuest encoder" },
    { role: "ranker", name: "SideQuest ranker" },
  ],
} as const;
