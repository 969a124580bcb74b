/** Name of the built-in engine and of its two models, both of which exist. */
export const BUILT_IN = {
  name: "SideQuest engine",
  models: [
    { role: "retriever", name: "SideQuest encoder" },
    { role: "ranker", name: "SideQuest ranker" },
  ],
} as const;
