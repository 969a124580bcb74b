import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseOptions, type ICruiseResult } from "dependency-cruiser";
import { afterEach, expect, test } from "vitest";
import house from "../../.dependency-cruiser.mjs";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A house with just these files, judged by the real rules. Returns the names of the rules that fired. */
async function judge(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "sidequest-house-"));
  folders.push(folder);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const parts = ["domain", "contracts", "server", "web"];
  const imports = Object.fromEntries(parts.map((part) => [`#${part}/*`, `./src/${part}/*`]));
  write("package.json", JSON.stringify({ name: "house", type: "module", imports }));
  for (const name of ["zod", "kysely", "pg", "fastify", "@tanstack/react-query"]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js", type: "module" }));
    write(`node_modules/${name}/index.js`, "export const x = 1;");
  }
  for (const [path, text] of Object.entries(files)) write(path, text);
  const { tsConfig: _ours, ...options } = house.options;
  const { output } = await cruise(
    ["src", "tools"].filter((room) => existsSync(join(folder, room))),
    {
      ...(options as ICruiseOptions),
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: house.forbidden } as NonNullable<ICruiseOptions["ruleSet"]>,
    },
  );
  return [...new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))].sort();
}

const one = "export const one = 1;";
const uses = (path: string) => `import { one } from "${path}";\nexport const two = one;`;

/** For each rule, the smallest house that breaks it. */
const violations: Record<string, Record<string, string>> = {
  "no-cycles": {
    "src/domain/a.ts": `import { b } from "./b.ts";\nexport const a = () => b;`,
    "src/domain/b.ts": `import { a } from "./a.ts";\nexport const b = () => a;`,
  },
  "no-unresolvable": { "src/web/app/a.ts": uses("#web/app/none.ts") },
  "domain-knows-nothing": { "src/contracts/a.ts": one, "src/domain/b.ts": uses("#contracts/a.ts") },
  "contracts-know-domain": { "src/contracts/a.ts": uses("pg") },
  "server-not-web": { "src/web/ui/a.ts": one, "src/server/b.ts": uses("#web/ui/a.ts") },
  "web-not-server": { "src/server/a.ts": one, "src/web/app/b.ts": uses("#server/a.ts") },
  "web-features-are-islands": {
    "src/web/features/quests/a.ts": one,
    "src/web/features/social/b.ts": uses("#web/features/quests/a.ts"),
  },
  "web-ui-and-platform-know-no-feature": {
    "src/web/features/quests/a.ts": one,
    "src/web/platform/b.ts": uses("#web/features/quests/a.ts"),
  },
  "web-wiring-knows-no-feature": {
    "src/web/features/quests/a.ts": one,
    "src/web/wiring/b.ts": uses("#web/features/quests/a.ts"),
  },
  "web-platform-folders-in-one-direction": {
    "src/web/platform/session/a.ts": one,
    "src/web/platform/api/b.ts": uses("#web/platform/session/a.ts"),
  },
  "web-ui-fetches-nothing": { "src/web/ui/a.ts": uses("@tanstack/react-query") },
  "web-features-below-pages": {
    "src/web/pages/a.ts": one,
    "src/web/features/quests/b.ts": uses("#web/pages/a.ts"),
  },
  "server-platform-knows-no-feature": {
    "src/server/features/quests/quests.service.ts": one,
    "src/server/platform/b.ts": uses("#server/features/quests/quests.service.ts"),
  },
  "engine-knows-no-feature-and-no-http": { "src/server/engine/a.ts": uses("fastify") },
  "features-meet-through-services": {
    "src/server/features/quests/quests.repository.ts": one,
    "src/server/features/social/social.service.ts": uses("#server/features/quests/quests.repository.ts"),
  },
  "routes-and-jobs-touch-no-sql": {
    "src/server/features/quests/quests.repository.ts": one,
    "src/server/features/quests/quests.routes.ts": uses("./quests.repository.ts"),
  },
  "services-touch-no-sql-and-no-http": { "src/server/features/quests/quests.service.ts": uses("fastify") },
  "only-repositories-hold-sql": { "src/server/features/quests/quests-board.ts": uses("kysely") },
  "product-not-tools": {
    "tools/demo/a.ts": one,
    "src/server/app.ts": `export const two = () => import("../../tools/demo/a.ts");`,
  },
  "demo-loaders-load-the-demo-only": {
    "tools/film/a.ts": one,
    "src/server/serve.ts": `export const two = () => import("../../tools/film/a.ts");`,
  },
  "demo-loaded-dynamically": {
    "tools/demo/a.ts": one,
    "src/server/ops/commands.ts": uses("../../../tools/demo/a.ts"),
  },
  "product-not-testing": {
    "src/server/testing/a.ts": one,
    "src/server/features/quests/quests.service.ts": uses("#server/testing/a.ts"),
  },
  "tools-not-web": { "src/web/ui/a.ts": one, "tools/demo/b.ts": uses("#web/ui/a.ts") },
};

test("every rule of the house has its violation here", () => {
  expect(Object.keys(violations).sort()).toEqual(
    house.forbidden.map((rule) => (rule as { name: string }).name).sort(),
  );
});

test.each(Object.keys(violations))("%s fires", async (name) => {
  expect(await judge(violations[name] ?? {})).toContain(name);
});

test("a tree that keeps the rules has no findings", async () => {
  const files = {
    "src/domain/xp/xp.ts": one,
    "src/contracts/quests.ts": `${uses("#domain/xp/xp.ts")}\nexport { x } from "zod";`,
    "src/server/platform/db.ts": one,
    "src/server/features/quests/quests.repository.ts": `${uses("#server/platform/db.ts")}\nexport { x } from "kysely";`,
    "src/server/features/quests/quests.service.ts": uses("./quests.repository.ts").replace(
      "one }",
      "two as one }",
    ),
    "src/server/features/quests/quests.routes.ts": uses("./quests.service.ts").replace(
      "one }",
      "two as one }",
    ),
    "src/server/features/social/social.service.ts": uses("#server/features/quests/quests.service.ts").replace(
      "one }",
      "two as one }",
    ),
    "tools/demo/fill.ts": uses("#server/platform/db.ts"),
    "src/server/serve.ts": `export const two = () => import("../../tools/demo/fill.ts");`,
    "src/server/testing/world.ts": uses("#server/platform/db.ts"),
    "src/server/features/quests/quests.test.ts": uses("#server/testing/world.ts").replace(
      "one }",
      "two as one }",
    ),
    "src/web/platform/api/api.ts": uses("#domain/xp/xp.ts"),
    "src/web/features/quests/use-quests.ts": uses("#web/platform/api/api.ts").replace(
      "one }",
      "two as one }",
    ),
    "src/web/pages/dashboard.ts": uses("#web/features/quests/use-quests.ts").replace("one }", "two as one }"),
  };
  expect(await judge(files)).toEqual([]);
});
