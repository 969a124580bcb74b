import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { LANGUAGES } from "#domain/accounts/language.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";

const SOURCE = readFileSync(join(findProjectRoot(), "public/service-worker.js"), "utf8");

/** Runs the service worker in a browser of these languages, and gives it a message. */
async function shownFor(content: object | null, languages: readonly string[]): Promise<string> {
  let shown = "";
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    navigator: { languages },
    location: { origin: "https://side.quest" },
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    registration: {
      showNotification: (title: string) => {
        shown = title;
      },
    },
  };
  runInNewContext(SOURCE, { self, URL, caches: {} });
  const data = content && { json: () => content };
  await listeners.get("push")?.({ data, waitUntil: () => undefined });
  return shown;
}

test.each([
  ["the person's language", { kind: "quest", language: "es" }, ["de"], "Te espera una misión"],
  ["the browser's without one", { kind: "quest" }, ["fr", "de-AT"], "Eine Quest wartet"],
  ["English where neither is ours", { kind: "test", language: "xx" }, ["fr"], "Notifications work"],
  ["a message that cannot be read", null, ["es"], "Te espera una misión"],
])("a notification is in %s", async (_, content, languages, title) => {
  expect(await shownFor(content, languages)).toBe(title);
});

test("every kind has words in every language", async () => {
  const titles = await Promise.all(
    LANGUAGES.flatMap((language) => ["quest", "test"].map((kind) => shownFor({ kind, language }, ["en"]))),
  );
  expect(new Set(titles).size).toBe(LANGUAGES.length * 2);
});
