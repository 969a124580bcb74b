import { expect, test } from "vitest";
import { findFolderCycles } from "../../bin/checks/folder-cycles.mjs";

const module = (source: string, ...imported: string[]) => ({
  source,
  dependencies: imported.map((resolved) => ({ resolved })),
});
const feature = (name: string, file: string) => `src/server/features/${name}/${file}.ts`;

test("two folders that import each other are found, even if no two files do", () => {
  const modules = [
    module(feature("quests", "quests.service"), feature("xp", "ledger.service")),
    module(feature("xp", "claims.service"), feature("sharing", "share.service")),
    module(feature("sharing", "pay.service"), feature("quests", "list.service")),
  ];
  expect(findFolderCycles(modules)).toEqual([
    "no-folder-cycles: src/server/features/{quests → xp → sharing → quests}",
  ]);
});

test("in every folder", () => {
  for (const floor of [
    "src/domain",
    "src/server/platform",
    "src/web/features/quests",
    "src/web",
    "tools/demo",
  ]) {
    const modules = [
      module(`${floor}/a/one.ts`, `${floor}/b/two.ts`),
      module(`${floor}/b/three.ts`, `${floor}/a/four.ts`),
    ];
    expect(findFolderCycles(modules)).toHaveLength(1);
  }
});

test("imports in one direction, within a folder, of files beside the folders, and in tests are no cycle", () => {
  const modules = [
    module(feature("quests", "a.service"), feature("xp", "b.service"), feature("quests", "c")),
    module(feature("xp", "b.test"), feature("quests", "a.service")),
    module("src/server/platform/context.ts", "src/server/platform/db/handles.ts"),
    module("src/server/platform/db/pool.ts", "src/server/platform/context.ts"),
  ];
  expect(findFolderCycles(modules)).toEqual([]);
});
