import { defineConfig } from "vite";

/** The server's bundle: our own code only, dependencies stay in node_modules. */
export default defineConfig({
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
        // A thread's own file: it is found by this name beside the bundle.
        "picture-worker": "src/server/platform/pictures/picture-worker.mjs",
      },
      output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
    },
  },
});
