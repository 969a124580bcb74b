import { ensureBrowser } from "./bootstrap/browser.mjs";
import { ensureBuilt } from "./bootstrap/build.mjs";
import { runChild, runNode } from "./bootstrap/child.mjs";
import { command, Problem } from "./bootstrap/command.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";

/** Records the product film for the landing page again: see tools/film/README.md. */
await command(async () => {
  await ensureInstalled();
  await requireFfmpeg();
  await ensureBrowser();
  await ensureBuilt();
  const { code } = await runNode(["--import", "tsx", "tools/film/film.ts", ...process.argv.slice(2)], {
    show: true,
  });
  if (code !== 0) throw new Problem(`The film was not made: exit code ${code}.`);
});

async function requireFfmpeg() {
  const { code, output } = await runChild("ffmpeg", ["-hide_banner", "-encoders"]).catch(() => ({
    code: 1,
    output: "",
  }));
  const missing = ["libx264", "libvpx-vp9", "libwebp"].filter((encoder) => !output.includes(encoder));
  if (code === 0 && missing.length === 0) return;
  throw new Problem(
    code === 0
      ? `This ffmpeg was built without ${missing.join(", ")}. Install a full one (Debian: \`sudo apt-get install ffmpeg\`) and run this again.`
      : "The film needs ffmpeg. Install it (Debian: `sudo apt-get install ffmpeg`, macOS: `brew install ffmpeg`) and run this again.",
  );
}
