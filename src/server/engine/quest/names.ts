import { BUILT_IN_ENGINE } from "#domain/mentor/answer-author.ts";

/** Name of the built-in engine and of its two models, both of which exist. */
export const BUILT_IN = {
  name: BUILT_IN_ENGINE,
  models: [
    { role: "retriever", name: "SideQuest encoder" },
    { role: "ranker", name: "SideQuest ranker" },
  ],
} as const;
