import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Endpoint summaries are for the OpenAPI document, which the server writes: the browser's bundle leaves them out. */
const withoutSummaries: Plugin = {
  name: "without-endpoint-summaries",
  apply: "build",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("/src/contracts/") ? code.replace(/^ +summary:\s*"(?:[^"\\]|\\.)*",$/gmu, "") : undefined,
};

/** The browser's bundle. The server's is in vite.server.config.ts. */
export default defineConfig({
  plugins: [withoutSummaries, react(), tailwindcss()],
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    sourcemap: false,
    assetsInlineLimit: 0,
    target: "es2022",
    rollupOptions: {
      input: { main: "index.html", plain: "src/web/plain.css" },
    },
  },
});
