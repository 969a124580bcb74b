import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findProjectRoot } from "#server/platform/project-root.ts";

const INSTALL = `
  import { install } from "./bin/bootstrap/apt.mjs";
  await install("Chromium", "the browser tests (once)", ["chromium", "fonts-liberation"]).catch(() => undefined);
`;

test("a line says what is installed beyond npm packages, what for and how, before it happens", () => {
  const folder = mkdtempSync(join(tmpdir(), "sidequest-apt-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const apt = join(folder, "apt-get");
  writeFileSync(apt, "#!/bin/sh\nexit 1\n");
  chmodSync(apt, 0o755);
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", INSTALL], {
    cwd: findProjectRoot(),
    env: { ...process.env, PATH: folder },
    encoding: "utf8",
  });
  expect(stdout).toBe(
    "Installing Chromium for the browser tests (once): apt-get install chromium fonts-liberation …\n",
  );
});
