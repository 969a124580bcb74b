import { chromium } from "playwright-core";
import { createServer } from "vite";
import { ensureBrowser } from "./bootstrap/browser.mjs";
import { command } from "./bootstrap/command.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { ROOT } from "./bootstrap/paths.mjs";

const TARGET = "public/preview.png";
const ADDRESS = "/preview-picture";
const SIZE = { width: 1200, height: 630 };

/** `node bin/preview-picture.mjs` redraws the link preview after the logo or the mountain has changed. */
await command(async () => {
  await ensureInstalled();
  const executablePath = await ensureBrowser();
  const web = await createServer({
    root: ROOT,
    logLevel: "error",
    server: { port: Number(process.env.PORT ?? 3000), hmr: false },
    plugins: [{ name: "preview-picture", configureServer: servePicture }],
  });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    await web.listen();
    const page = await browser.newPage({ viewport: SIZE, colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(new URL(ADDRESS, web.resolvedUrls?.local[0]).href, { waitUntil: "networkidle" });
    await page.evaluate("document.fonts.ready");
    await page.screenshot({ path: TARGET });
  } finally {
    await browser.close();
    await web.close();
  }
  console.log(`Drew ${TARGET}.`);
});

/** @param {import("vite").ViteDevServer} web */
function servePicture(web) {
  web.middlewares.use(ADDRESS, async (_request, response) => {
    const { renderPreviewPicture } = await web.ssrLoadModule("/src/web/pages/landing/preview-picture.tsx");
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(renderPreviewPicture("/src/web/pages/landing/landing.css"));
  });
}
