import { expect, test } from "vitest";
import { lockProblems } from "../../bin/checks/check-lock.mjs";

test("an optional package that the lock lacks, and an address in it, are found", () => {
  const packages = {
    "": {},
    "node_modules/tool": { optionalDependencies: { "tool-linux": "1", "tool-mac": "1", "tool-nested": "1" } },
    "node_modules/tool-linux": {},
    "node_modules/tool/node_modules/tool-nested": {},
    "node_modules/outside": { resolved: "https://registry.example/outside.tgz" },
  };
  expect(lockProblems(packages)).toEqual([
    "node_modules/tool names the optional tool-mac, which the lock lacks",
    "node_modules/outside has an address in the lock: https://registry.example/outside.tgz",
  ]);
});
