import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { openSite } from "./site.ts";

const HANDLE = `
import { toast } from "#web/ui/toast/toast-store.ts";
globalThis.showToast = toast;
`;

/** The whole app, built with an extra global `showToast()` that shows a toast on demand. */
export async function openSiteWithToasts() {
  const root = findProjectRoot();
  const outDir = mkdtempSync(join(tmpdir(), "sidequest-toasts-"));
  await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    mode: "production",
    plugins: [
      {
        name: "toast-handle",
        transform: (code, id) =>
          id.endsWith("/src/web/main.tsx") ? { code: code + HANDLE, map: null } : null,
      },
    ],
    build: { outDir, minify: false },
  });
  // Visitors are not tested here: any landing page will do.
  for (const landing of ["landing.html", "landing-without-samples.html"])
    copyFileSync(join(outDir, "index.html"), join(outDir, landing));
  writeFileSync(join(outDir, "legal.json"), "{}");
  const site = await openSite(outDir);
  return {
    ...site,
    async close() {
      await site.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
