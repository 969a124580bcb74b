import { spawn } from "node:child_process";
import { ROOT } from "./paths.mjs";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/** @type {Record<string, number>} */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };

/** @param {NodeJS.Signals} signal */
function endWithChildren(signal) {
  for (const child of running) child.kill(signal);
  process.exit(EXIT_CODES[signal]);
}

/** While a child runs, a signal to us ends it too. Afterwards the server handles signals itself. */
function listenForSignals() {
  const change = running.size > 0 ? "on" : "off";
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.off(signal, endWithChildren);
    process[change](signal, endWithChildren);
  }
}

/**
 * @typedef {{ env?: NodeJS.ProcessEnv, show?: boolean }} ChildOptions `show`: its output goes to the terminal
 * @param {string} program
 * @param {string[]} args
 * @param {ChildOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runChild(program, args, { env = process.env, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env,
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
    });
    running.add(child);
    listenForSignals();
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    const forget = () => {
      running.delete(child);
      listenForSignals();
    };
    child.once("error", (error) => {
      forget();
      reject(error);
    });
    child.once("close", (code, signal) => {
      forget();
      resolve({ code: code ?? 1, output: signal === null ? output : `${output}\nended by ${signal}` });
    });
  });
}

/**
 * @param {string[]} args
 * @param {ChildOptions} [options]
 */
export function runNode(args, options) {
  return runChild(process.execPath, args, options);
}

/**
 * The npm that runs this command, or else the one in PATH.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function runNpm(args, env) {
  const own = process.env.npm_execpath;
  return own?.endsWith("npm-cli.js") ? runNode([own, ...args], { env }) : runChild("npm", args, { env });
}
