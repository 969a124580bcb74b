import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const FOLDER = "src/web/pages/landing";

/**
 * The landing page: what its browser fetches, or with `ssr` what renders it and the legal texts at build time. Not part of the app's
 * build, because a piece that both share would be one more file to fetch. bin/bootstrap/build-landing.mjs runs it.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  build: {
    emptyOutDir: true,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    target: isSsrBuild ? "node20" : "es2022",
    rollupOptions: isSsrBuild
      ? { output: { entryFileNames: "[name].mjs" } }
      : { input: { style: `${FOLDER}/landing.css`, landing: `${FOLDER}/browser/landing.ts` } },
  },
}));
