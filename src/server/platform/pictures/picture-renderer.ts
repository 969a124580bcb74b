import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { AppError } from "../errors.ts";
import type { Log } from "../log/log.ts";
import { pictureFonts } from "./picture-fonts.ts";

/** Next to this file in the sources, next to the bundle in the build. */
const WORKER_FILE = join(dirname(fileURLToPath(import.meta.url)), "picture-worker.mjs");

/** A tree for satori, without functions: it is sent to another thread. */
export interface PictureNode {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly tree: PictureNode;
}

interface Order {
  readonly picture: Picture;
  resolve(png: Buffer): void;
  reject(error: Error): void;
}

export interface PictureRendererOptions {
  readonly log: Log;
  readonly timeoutMs?: number;
  readonly maxWaiting?: number;
  /** The thread ends after this long without work, which frees its memory. */
  readonly idleMs?: number;
  /** Heap limit of the thread, in megabytes. */
  readonly memoryMb?: number;
}

/** Draws one picture at a time in its own thread, which is started when needed and again after a crash. */
export class PictureRenderer {
  readonly #log: Log;
  readonly #timeoutMs: number;
  readonly #maxWaiting: number;
  readonly #idleMs: number;
  readonly #memoryMb: number;
  readonly #waiting: Order[] = [];
  #worker: Worker | undefined;
  #current: (Order & { id: number; timer: NodeJS.Timeout }) | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #drawn = 0;
  #isClosed = false;

  constructor(options: PictureRendererOptions) {
    const { log, timeoutMs = 10_000, maxWaiting = 40, idleMs = 120_000, memoryMb = 256 } = options;
    this.#log = log;
    this.#timeoutMs = timeoutMs;
    this.#maxWaiting = maxWaiting;
    this.#idleMs = idleMs;
    this.#memoryMb = memoryMb;
  }

  draw(picture: Picture): Promise<Buffer> {
    if (this.#isClosed || this.#waiting.length >= this.#maxWaiting)
      return Promise.reject(notReady("It was not begun."));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ picture, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const order of this.#waiting.splice(0)) order.reject(notReady("It was not begun."));
    await this.#dismiss(notReady("It was not begun."));
  }

  #next(): void {
    if (this.#current) return;
    const order = this.#waiting.shift();
    clearTimeout(this.#idleTimer);
    if (!order) {
      this.#idleTimer = setTimeout(
        () => void this.#dismiss(notReady("It was not begun.")),
        this.#idleMs,
      ).unref();
      return;
    }
    const id = ++this.#drawn;
    const timer = setTimeout(() => void this.#dismiss(notReady("It took too long.")), this.#timeoutMs);
    this.#current = { ...order, id, timer };
    this.#worker ??= this.#start();
    this.#worker.postMessage({ id, ...order.picture });
  }

  #start(): Worker {
    const worker = new Worker(WORKER_FILE, {
      workerData: { fonts: pictureFonts() },
      resourceLimits: { maxOldGenerationSizeMb: this.#memoryMb },
    });
    // A picture being drawn must not delay shutdown.
    worker.unref();
    worker.on("message", (answer: { id: number; png?: Uint8Array; problem?: string }) => {
      if (answer.id !== this.#current?.id) return;
      const { png, problem } = answer;
      this.#finish((order) => (png ? order.resolve(Buffer.from(png)) : order.reject(new Error(problem))));
    });
    worker.on("error", (err) => this.#log.error({ err }, "the picture thread failed"));
    worker.on("exit", () => {
      if (this.#worker === worker) this.#lose(notReady("The picture thread ended."));
    });
    return worker;
  }

  /** The thread is gone: the current order fails, and the next one starts a new thread. */
  #lose(error: Error): void {
    this.#worker = undefined;
    this.#finish((order) => order.reject(error));
  }

  async #dismiss(error: Error): Promise<void> {
    const worker = this.#worker;
    this.#lose(error);
    await worker?.terminate();
  }

  #finish(answer: (order: Order) => void): void {
    const order = this.#current;
    this.#current = undefined;
    if (!order) return;
    clearTimeout(order.timer);
    answer(order);
    if (!this.#isClosed) this.#next();
  }
}

function notReady(why: string): AppError {
  return new AppError("unavailable", "The picture is not ready. Please try again in a moment.", {
    retryAfterSeconds: 5,
    cause: why,
  });
}
