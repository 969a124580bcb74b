/**
 * Draws pictures away from the thread that answers requests.
 * Plain JavaScript: Node starts it by itself, from the sources and from the build alike.
 */
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";

/** @typedef {{ id: number, width: number, height: number, tree: any }} Order */

/** @type {{ name: string, weight: any, path: string }[]} */
const files = workerData.fonts;
const fonts = files.map(({ name, weight, path }) => ({ name, weight, data: readFileSync(path) }));

/** @param {Order} order */
async function draw({ width, height, tree }) {
  const svg = await satori(tree, { width, height, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

parentPort?.on("message", async (/** @type {Order} */ order) => {
  try {
    parentPort?.postMessage({ id: order.id, png: await draw(order) });
  } catch (error) {
    parentPort?.postMessage({ id: order.id, problem: String(error) });
  }
});
