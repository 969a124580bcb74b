import { expect, test } from "vitest";
import { MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { listJobs } from "#server/app.ts";
import type { Services } from "#server/services.ts";
import { listFolders, listTree, readDocument, readTable, readTreePaths } from "./read-documents.ts";

const page = readDocument("ARCHITECTURE.md");
const tree = new Set(listTree());
const named = readTreePaths(page);

/** Folders that hold one entry for each feature: the page's table names those. */
const BY_FEATURE = ["src/domain/", "src/server/features/", "src/web/features/"];
/** Folders whose own folders are named one by one. */
const NAMED_BY_FOLDER = [
  "src/",
  "src/contracts/",
  "src/server/",
  "src/server/engine/",
  "src/server/platform/",
  "src/web/",
  "src/web/platform/",
  "src/web/ui/",
  "tests/",
  "tools/",
];

const features = readTable(page, "feature").map(([name = "", , domain, contracts, server, web]) => ({
  name: name.replaceAll("`", ""),
  parts: { domain, contracts, server, web },
}));

test("everything in the tree of ARCHITECTURE exists", () => {
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !tree.has(path))).toEqual([]);
});

test.each(NAMED_BY_FOLDER)("each folder of %s is in the tree of ARCHITECTURE", (folder) => {
  const known = new Set(features.map(({ name }) => name));
  const isInTable = (name: string) => folder === "src/contracts/" && known.has(name);
  const missing = listFolders(folder).filter(
    (name) => !named.includes(`${folder}${name}/`) && !isInTable(name),
  );
  expect(missing).toEqual([]);
});

test("each file of contracts is a feature's, or in the tree of ARCHITECTURE", () => {
  const known = new Set(features.map(({ name }) => `src/contracts/${name}.ts`));
  const files = [...tree].filter((path) => /^src\/contracts\/[^/]+\.ts$/u.test(path));
  expect(files.filter((path) => !known.has(path) && !named.includes(path))).toEqual([]);
});

test("the table of features says in which parts each of them is", () => {
  const mark = (isThere: boolean) => (isThere ? "✓" : "");
  const found = features.map(({ name }) => ({
    name,
    parts: {
      domain: mark(tree.has(`src/domain/${name}/`)),
      contracts: mark(tree.has(`src/contracts/${name}.ts`) || tree.has(`src/contracts/${name}/`)),
      server: mark(tree.has(`src/server/features/${name}/`)),
      web: mark(tree.has(`src/web/features/${name}/`)),
    },
  }));
  expect(features).toEqual(found);
});

test.each(BY_FEATURE)("each folder of %s is a feature, or in the tree of ARCHITECTURE", (folder) => {
  const known = new Set(features.map(({ name }) => name));
  const missing = listFolders(folder).filter(
    (name) => !known.has(name) && !named.includes(`${folder}${name}/`),
  );
  expect(missing).toEqual([]);
});

test("the list of the server's features has each of them", () => {
  const list = readDocument("src/server/features.ts");
  const missing = listFolders("src/server/features/").filter(
    (name) => !list.includes(`"./features/${name}/${name}.feature.ts"`),
  );
  expect(missing).toEqual([]);
});

test("the table of jobs has each of them with its interval", () => {
  const UNITS = [
    [MS_PER_HOUR, "hour"],
    [MS_PER_MINUTE, "minute"],
    [1_000, "second"],
  ] as const;
  const every = (ms: number) => {
    const [unitMs, unit] = UNITS.find(([unitMs]) => ms % unitMs === 0) ?? [1, "millisecond"];
    return ms === unitMs ? unit : `${ms / unitMs} ${unit}s`;
  };
  // Jobs use the services only when they run.
  const jobs = listJobs({} as Services).map(({ name, everyMs }) => [name, every(everyMs)]);
  const told = readTable(page, "job").map(([name, interval]) => [name, interval]);
  expect(told.sort()).toEqual(jobs.sort());
});
