import { Worker } from "node:worker_threads";

/** The meaning of a text as a vector; null if there is none in time: then words alone count. */
export type ReadSense = (text: string) => Promise<Float32Array | null>;

interface SenseThreadOptions {
  /** What the thread runs, and the encoder's weights. */
  readonly worker: string | URL;
  readonly weights: string;
  readonly onProblem: (err: unknown) => void;
  readonly timeoutMs?: number;
  readonly mostWaiting?: number;
  /** The thread ends after this long without work, which frees its memory. */
  readonly idleMs?: number;
}

type Give = (sense: Float32Array | null) => void;

/** Runs the sentence encoder in a thread that starts with the first text and ends when nobody asks. */
export class SenseThread {
  readonly #options: Required<SenseThreadOptions>;
  readonly #waiting = new Map<number, Give>();
  #thread: Worker | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #asked = 0;
  #isClosed = false;

  constructor(options: SenseThreadOptions) {
    this.#options = { timeoutMs: 3_000, mostWaiting: 40, idleMs: 300_000, ...options };
  }

  readonly read: ReadSense = (text) => {
    const { timeoutMs, mostWaiting } = this.#options;
    if (this.#isClosed || this.#waiting.size >= mostWaiting) return Promise.resolve(null);
    clearTimeout(this.#idleTimer);
    this.#thread ??= this.#start();
    const thread = this.#thread;
    const id = ++this.#asked;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#give(id, null), timeoutMs);
      this.#waiting.set(id, (sense) => {
        clearTimeout(timer);
        resolve(sense);
      });
      thread.postMessage({ id, text });
    });
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end();
  }

  #start(): Worker {
    const { worker, weights, onProblem } = this.#options;
    const thread = new Worker(worker, { workerData: weights });
    // A message being read must not delay shutdown.
    thread.unref();
    thread.on("message", ({ id, sense }: { id: number; sense: Float32Array }) => this.#give(id, sense));
    thread.on("error", onProblem);
    thread.on("exit", () => {
      if (this.#thread === thread) void this.#end();
    });
    return thread;
  }

  #give(id: number, sense: Float32Array | null): void {
    const give = this.#waiting.get(id);
    this.#waiting.delete(id);
    give?.(sense);
    if (this.#waiting.size > 0) return;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => void this.#end(), this.#options.idleMs).unref();
  }

  /** Whoever still waits goes without. */
  async #end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    clearTimeout(this.#idleTimer);
    for (const give of this.#waiting.values()) give(null);
    this.#waiting.clear();
    await thread?.terminate();
  }
}
