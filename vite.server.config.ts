import { defineConfig } from "vite";
import { BUNDLED } from "./bin/bootstrap/bundled-packages.mjs";

/** The server's bundle: our own code and BUNDLED; other dependencies stay in node_modules. */
export default defineConfig({
  ssr: { noExternal: BUNDLED },
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    copyPublicDir: false,
    rollupOptions: {
      input: {
        main: "src/server/main.ts",
        ops: "src/server/ops.ts",
        "prepare-engine": "src/server/prepare-engine.ts",
        "sense-worker": "src/server/engine/text/sense/sense-worker.ts",
        // A thread's own file: it is found by this name beside the bundle.
        "picture-worker": "src/server/platform/pictures/picture-worker.mjs",
      },
      output: {
        // Node reads every map at the start; the sources in it would be most of that.
        sourcemapExcludeSources: true,
        entryFileNames: "[name].mjs",
        chunkFileNames: "[name]-[hash].mjs",
      },
    },
  },
});
