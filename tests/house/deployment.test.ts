import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { findProgram } from "../../bin/bootstrap/find-program.mjs";
import { describeVariables } from "../../bin/release/env-example.mjs";
import { RUNTIMES } from "../../bin/runtimes/runtimes.mjs";
import { readDocument } from "./documents/read-documents.ts";

const root = findProjectRoot();

interface Service {
  readonly image?: string;
  readonly ports?: string[];
  readonly volumes?: string[];
  readonly environment?: Record<string, string>;
  readonly depends_on?: Record<string, unknown>;
  readonly healthcheck?: unknown;
}

const compose = parse(readDocument("compose.yaml"));
const services: Record<string, Service> = compose.services;
const dockerfile = readDocument("Dockerfile");
const lastStage = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
const units = ["sidequest.service", "sidequest-backup.service", "sidequest-backup.timer"];
const unitLines = (name: string) => readDocument(`deploy/${name}`).split("\n");

test(".env.example has every variable, as the table in docs/operations.md describes it", () => {
  expect(readDocument(".env.example"), "run npm run env:example").toBe(describeVariables());
});

test("the image runs the release, not as root, and says when it is ready", () => {
  expect(dockerfile).toContain("node bin/release.mjs --into /release");
  expect(lastStage).toContain("COPY --from=build /release");
  expect(lastStage).not.toMatch(/npm |COPY \.|apt-get/u);
  expect(lastStage).toMatch(/^USER node$/mu);
  expect(lastStage).toMatch(/^HEALTHCHECK .*\n.*\/readyz/mu);
  expect(lastStage).toMatch(/^CMD \["node", "--max-semi-space-size=8", "bin\/start\.mjs"\]$/mu);
  const majors = [...dockerfile.matchAll(/^FROM node:(\d+)-/gmu)].map(([, major]) => major);
  expect(new Set(majors)).toEqual(new Set([RUNTIMES.recommended.split(".")[0]]));
});

test("the page installs the recommended Node", () => {
  const page = readDocument("docs/bare-server.md");
  const named = [...page.matchAll(/\bv(\d+\.\d+\.\d+)\b/gu)].map(([, version]) => version);
  expect(new Set(named)).toEqual(new Set([RUNTIMES.recommended]));
});

test("secrets, packages and builds of the checkout stay out of the image", () => {
  const ignored = readDocument(".dockerignore").split("\n");
  expect(ignored).toEqual(expect.arrayContaining([".env", ".git", "node_modules", "dist", "data"]));
});

test("only the proxy of compose.yaml can be reached from outside, and the app trusts it alone", () => {
  expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(["caddy"]);
  const subnet = compose.networks.default.ipam.config[0].subnet;
  expect(services.app?.environment?.TRUST_PROXY).toBe(subnet);
  expect(services.caddy?.environment?.UPSTREAM).toBe(`app:${services.app?.environment?.PORT}`);
});

test("the app of compose.yaml cannot write outside of its data, and has no privileges", () => {
  expect(services.app).toMatchObject({
    read_only: true,
    tmpfs: ["/tmp"],
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    volumes: ["data:/data"],
  });
  expect(lastStage).toContain("DATA_DIR=/data");
});

test("compose.yaml names only services, volumes and variables that there are", () => {
  const table = readDocument(".env.example");
  for (const name of Object.keys(services.app?.environment ?? {}))
    expect(table).toMatch(new RegExp(`^#?${name}=`, "mu"));
  for (const [name, service] of Object.entries(services)) {
    for (const other of Object.keys(service.depends_on ?? {})) {
      const isChecked = services[other]?.healthcheck !== undefined || other === "app";
      expect([name, other, isChecked]).toEqual([name, other, true]);
    }
    for (const [source = ""] of (service.volumes ?? []).map((volume) => volume.split(":"))) {
      const isThere = source.startsWith("./") ? existsSync(join(root, source)) : source in compose.volumes;
      expect([name, source, isThere]).toEqual([name, source, true]);
    }
  }
  expect(services.db?.image).toMatch(/^postgres:18\b/u);
});

test("the units, the operator's command and the page use the same places", () => {
  const page = readDocument("docs/bare-server.md");
  const command = readDocument("deploy/sidequest-ops");
  for (const place of ["/opt/sidequest/current", "/etc/sidequest.env", "/var/lib/sidequest"])
    for (const text of [
      readDocument("deploy/sidequest.service"),
      readDocument("deploy/sidequest-backup.service"),
      command,
      page,
    ])
      expect(text).toContain(place);
  for (const name of [...units, "sidequest-ops", "Caddyfile"]) expect(page).toContain(name);
});

test("the unit takes away what the program does not need, and lets it end its own database", () => {
  expect(unitLines("sidequest.service")).toEqual(
    expect.arrayContaining([
      "User=sidequest",
      "NoNewPrivileges=yes",
      "CapabilityBoundingSet=",
      "ProtectSystem=strict",
      "ProtectHome=yes",
      "PrivateTmp=yes",
      "SystemCallFilter=@system-service",
      "KillMode=mixed",
      "ExecStart=/usr/bin/env node --max-semi-space-size=8 bin/start.mjs",
    ]),
  );
});

/** Their own validators, where they are installed. */
test.each(units)("systemd accepts %s", (unit) => {
  const program = findProgram({ variable: "SYSTEMD_ANALYZE_PATH", names: ["systemd-analyze"] });
  if (!program) return;
  const { status, stderr } = spawnSync(program, ["verify", join(root, "deploy", unit)], { encoding: "utf8" });
  expect([status, stderr.split("\n").filter((line) => line.includes(unit))]).toEqual([0, []]);
});

test("Caddy accepts its file, for this machine and for compose.yaml", () => {
  const program = findProgram({ variable: "CADDY_PATH", names: ["caddy"] });
  if (!program) return;
  const file = join(root, "deploy/Caddyfile");
  const home = mkdtempSync(join(tmpdir(), "sidequest-caddy-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const adapted = (env: Record<string, string>) =>
    String(
      execFileSync(program, ["adapt", "--validate", "--config", file, "--adapter", "caddyfile"], {
        env: { PATH: process.env.PATH, HOME: home, ...env },
        stdio: ["ignore", "pipe", "pipe"],
      }),
    );
  expect(adapted({})).toContain('"dial":"127.0.0.1:3000"');
  const other = adapted({ PUBLIC_URL: "https://quest.example.org", UPSTREAM: "app:3000" });
  expect(other).toContain('"host":["quest.example.org"]');
  expect(other).toContain('"dial":"app:3000"');
  expect(readFileSync(file, "utf8")).toContain("lb_try_duration");
});
