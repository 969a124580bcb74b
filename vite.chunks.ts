import { resolve } from "node:path";

/** As the bundler gives it. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const file = (path: string) => resolve(import.meta.dirname, "src/web", path);
const MAIN = [file("main.tsx")];
const SHELL = [file("app/member/member-shell.tsx")];
const TODAY = [file("pages/dashboard/dashboard-page.tsx")];
const OTHER_MEMBER_PAGES = ["leaderboard", "path", "level", "streak", "analytics", "performance"].map(
  (page) => file(`pages/${page}/${page}-page.tsx`),
);
const VISITOR_PAGES = [
  "sign-in/sign-in-page",
  "legal/privacy-page",
  "legal/terms-page",
  "not-found/not-found-page",
  "balls/balls-page",
].map((page) => file(`pages/${page}.tsx`));

/** A library's index names it, and only lists that load on need it. */
const FOR_LATER = /\/@tanstack\/.*[iI]nfiniteQuery(?:Observer)?\.js$/u;

/**
 * Puts what a member's first screen needs into three files instead of some eighty: each small file costs a request
 * and compresses worse. Everybody loads "main"; what visitors' pages share with members' stays apart.
 */
export function memberChunk(): (id: string, graph: ModuleGraph) => string | null {
  let chunks: Map<string, string> | undefined;
  return (id, graph) => {
    chunks ??= sortModules(graph);
    return chunks.get(id) ?? null;
  };
}

function sortModules(graph: ModuleGraph): Map<string, string> {
  const main = reachable(MAIN, graph);
  const visitors = reachable(VISITOR_PAGES, graph);
  const shell = reachable(SHELL, graph);
  const others = reachable(OTHER_MEMBER_PAGES, graph);
  const chunks = new Map([...main].map((id) => [id, "main"]));
  for (const id of new Set([...shell, ...reachable(TODAY, graph)])) {
    if (main.has(id) || visitors.has(id)) continue;
    chunks.set(id, shell.has(id) || others.has(id) ? "member" : "today");
  }
  return chunks;
}

/** The modules and all that they import at once. A page that was moved or removed stops the build. */
function reachable(from: readonly string[], graph: ModuleGraph): Set<string> {
  const missing = from.filter((id) => !graph.getModuleInfo(id));
  if (missing.length > 0)
    throw new Error(`vite.chunks.ts names files that nothing loads: ${missing.join(", ")}`);
  const found = new Set<string>(from);
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (!FOR_LATER.test(next)) found.add(next);
  return found;
}
