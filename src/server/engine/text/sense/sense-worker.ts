import { parentPort, workerData } from "node:worker_threads";
import { openSentenceEncoder } from "./sentence-encoder.ts";

/** Reads messages away from the thread that answers requests. */
const encode = openSentenceEncoder(workerData as string);

parentPort?.on("message", ({ id, text }: { id: number; text: string }) => {
  parentPort?.postMessage({ id, sense: encode(text) });
});
