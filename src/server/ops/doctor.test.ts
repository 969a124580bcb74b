import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { describeModels } from "../features/setup/setup.service.ts";
import { findLocalServers, type LocalServer } from "../platform/llm/local-servers.ts";
import { readModels } from "../platform/llm/model-config.ts";
import { findProjectRoot } from "../platform/project-root.ts";
import { openWorld } from "../testing/world.ts";
import { describeStep, runDoctor } from "./doctor.ts";

/** A server that speaks the list call of the OpenAI protocol, or something else. */
async function serve(answer: { status?: number; body: string }): Promise<LocalServer> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === "/v1/models" ? (answer.status ?? 200) : 404).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { id: "ollama", name: "Ollama", baseUrl: `http://127.0.0.1:${port}/v1` };
}

const LIST = JSON.stringify({ object: "list", data: [{ id: "qwen3:8b" }, { id: "gemma3:4b" }] });

test("finds the servers that list models, and no others", async () => {
  const running = await serve({ body: LIST });
  const others = [
    await serve({ body: "<h1>Something else</h1>" }),
    await serve({ body: JSON.stringify({ data: [] }) }),
    { id: "lm-studio", name: "LM Studio", baseUrl: "http://127.0.0.1:9/v1" },
  ];
  expect(await findLocalServers([running, ...others])).toEqual([
    { server: running, models: ["qwen3:8b", "gemma3:4b"] },
  ]);
});

test("says what is used and what could be, and offers nothing that is in use", () => {
  const ollama = { id: "ollama", name: "Ollama", baseUrl: "http://127.0.0.1:11434/v1" };
  const found = [{ server: ollama, models: ["qwen3:8b"] }];
  const describe = (env: Record<string, string>) => describeModels(readModels(env), found);
  expect(describe({})).toEqual({
    inUse: [],
    offers: ["Ollama runs here: set AI_LOCAL=ollama/qwen3:8b to use it"],
  });
  expect(describe({ AI_LOCAL: "ollama/qwen3:8b" })).toEqual({
    inUse: ["planner: qwen3:8b at 127.0.0.1:11434", "mentor: qwen3:8b at 127.0.0.1:11434"],
    offers: [],
  });
});

const step = { id: "backup", title: "Backup", why: "There is none.", todo: "Make one." } as const;

test.each([
  ["done", true, "✓"],
  ["needs_you", true, "✗"],
  ["needs_you", false, "○"],
  ["can_wait", true, "○"],
] as const)("a step that is %s, in production: %s, is marked %s", (state, isProduction, mark) => {
  const found = describeStep({ ...step, state }, isProduction);
  expect(found.isFine ? (found.mark ?? "✓") : "✗").toBe(mark);
  expect(found.line).toBe("Backup: There is none. Make one.");
});

test("prints the steps that the console shows, from the same facts", async () => {
  const world = await openWorld();
  onTestFinished(() => world.close());
  const admin = await world.person();
  const lines: string[] = [];
  await runDoctor({
    ...world,
    migrations: join(findProjectRoot(), "migrations"),
    dataDir: findProjectRoot(),
    say: (line) => void lines.push(line),
  });
  const { steps } = (await admin.get("/api/admin/setup")).json();
  expect(steps).toHaveLength(7);
  for (const { title, why } of steps)
    expect(lines).toContainEqual(expect.stringContaining(`${title}: ${why}`));
});
