import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { memberChunk } from "./vite.chunks.ts";
import { workerFiles } from "./vite.worker.ts";

/** What endpoints say to the server and to the API reference alone: the browser's bundle leaves it out. */
const withoutServerFields: Plugin = {
  name: "without-server-fields",
  apply: "build",
  enforce: "pre",
  transform: (code, id) => (id.includes("/src/contracts/") ? code.replace(SERVER_FIELDS, "") : undefined),
};

const SERVER_FIELDS =
  /^ +(?:summary:\s*"(?:[^"\\]|\\.)*"|access: "\w+"|limit: "[\w-]+"|(?:takesTokens|isSlow|isRepeatable): true|errors: \[[^\]]*\]),$/gmu;

const ICONS = resolve(import.meta.dirname, "node_modules/lucide-react/dist/esm/icons");

/**
 * Each icon is imported from its own file: through the package's index, every page would seem to use all of them,
 * and vite.chunks.ts could not tell which belong to the first screen.
 */
const iconsByFile: Plugin = {
  name: "icons-by-file",
  apply: "build",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("/src/web/")
      ? code.replace(/^import \{([^}]*)\} from "lucide-react";$/gmu, (_, names: string) =>
          names
            .split(",")
            .map((name) => name.trim())
            .filter((name) => name !== "" && !name.startsWith("type "))
            .map((name) => name.split(" as "))
            .map(([icon = "", as = icon]) => `import ${as} from "${ICONS}/${kebab(icon)}.mjs";`)
            .join(" "),
        )
      : undefined,
};

/** "Trash2" → "trash-2" */
function kebab(name: string): string {
  return name.replace(/(?<=.)([A-Z]|\d+)/gu, "-$1").toLowerCase();
}

/** What a script fetches ahead with a part that it loads; the files that every script stands on are there already. */
function notYetLoaded(_: string, files: string[], { hostType }: { hostType: "html" | "js" }): string[] {
  return hostType === "html" ? files : files.filter((file) => !LOADED_FIRST.test(file));
}

const LOADED_FIRST = /\/(?:main|rolldown-runtime|createLucideIcon)-/u;

/** The browser's bundle. The server's is in vite.server.config.ts. */
export default defineConfig({
  // The router asks for a stand-in of a hook that React has had since version 18.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  // Texts of a language are read as a whole.
  json: { namedExports: false },
  plugins: [withoutServerFields, iconsByFile, react(), tailwindcss(), workerFiles],
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: notYetLoaded },
    sourcemap: false,
    assetsInlineLimit: 0,
    target: "es2022",
    rollupOptions: {
      input: { main: "index.html", plain: "src/web/plain.css" },
      output: {
        // Scripts name some hundred others: every letter of a hash is one that does not compress.
        chunkFileNames: "assets/[name]-[hash:7].js",
        entryFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: { groups: [{ name: memberChunk() }], includeDependenciesRecursively: false },
      },
    },
  },
});
