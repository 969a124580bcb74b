import { spawn } from "node:child_process";
import { createServer as createNetServer } from "node:net";
import { command, Problem } from "./bootstrap/command.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { landingInDev } from "./bootstrap/landing-in-dev.mjs";
import { ROOT } from "./bootstrap/paths.mjs";

/** A plain prefix "/s" would also match "/src". */
const SERVER_PATHS =
  "^/(api|idp|healthz|readyz|metrics|ws|s|unsubscribe|robots\\.txt|sitemap\\.xml)(?=[/?]|$)";

await command(async () => {
  await ensureInstalled();
  const port = Number(process.env.PORT ?? 3000);
  const serverPort = await findFreePort();
  const web = await startWeb(port, serverPort);
  const server = spawn(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "bin/bootstrap/dev-server.mjs"],
    { cwd: ROOT, stdio: "inherit", env: serverEnvironment(port, serverPort) },
  );
  server.once("exit", (code) => web.close().then(() => process.exit(code ?? 0)));
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.on(signal, () => server.kill(signal));
});

/**
 * Vite with hot reload for the browser's code; the server's paths are proxied to the server.
 * @param {number} port
 * @param {number} serverPort
 */
async function startWeb(port, serverPort) {
  const { createServer } = await import("vite");
  const web = await createServer({
    root: ROOT,
    plugins: [landingInDev(publicUrlAt(port))],
    server: {
      host: process.env.HOST ?? "127.0.0.1",
      port,
      strictPort: true,
      proxy: { [SERVER_PATHS]: { target: `http://127.0.0.1:${serverPort}`, ws: true } },
    },
  });
  try {
    return await web.listen();
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {number} port
 * @param {number} serverPort
 */
function serverEnvironment(port, serverPort) {
  return { ...process.env, PORT: String(serverPort), HOST: "127.0.0.1", PUBLIC_URL: publicUrlAt(port) };
}

/** @param {number} port */
function publicUrlAt(port) {
  return process.env.PUBLIC_URL ?? `http://localhost:${port}`;
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createNetServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
