import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The browser's bundle. The server's is in vite.server.config.ts. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
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
