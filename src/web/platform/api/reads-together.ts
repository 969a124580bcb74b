import { MOST_READS, READS_PARTED_BY, readTogether } from "#contracts/reads.ts";
import { errorFrom } from "./api-error.ts";

interface Waiting {
  readonly address: string;
  /** The answer, or undefined: then it must be read by itself. */
  readonly answer: (part: unknown) => void;
  readonly fail: (error: unknown) => void;
}

let isOn = false;
let waiting: Waiting[] = [];

/** From now on, what is read within one turn of the page is read in one call. */
export function startReadingTogether(): void {
  isOn = true;
}

/** Reads an address together with others that are asked for in the same turn; undefined if it must be read alone. */
export function readWithOthers(address: string): Promise<unknown> {
  if (!isOn) return Promise.resolve(undefined);
  return new Promise((answer, fail) => {
    if (waiting.length === 0) setTimeout(sendWaiting);
    waiting.push({ address, answer, fail });
  });
}

function sendWaiting(): void {
  const asked = waiting;
  waiting = [];
  for (let start = 0; start < asked.length; start += MOST_READS)
    void send(asked.slice(start, start + MOST_READS));
}

async function send(asked: readonly Waiting[]): Promise<void> {
  const addresses = [...new Set(asked.map(({ address }) => address))].sort();
  if (addresses.length < 2) return answerAll(asked, {});
  try {
    const of = new URLSearchParams({ of: addresses.join(READS_PARTED_BY) });
    const response = await fetch(`${readTogether.path}?${of}`, {
      credentials: "include",
      headers: { Accept: "application/json" },
    });
    if (response.ok) answerAll(asked, (await response.json()) as Record<string, unknown>);
    // The server is of another version, or a read alone says better what is wrong.
    else if (response.status < 500 && response.status !== 401) answerAll(asked, {});
    else failAll(asked, await errorFrom(response));
  } catch {
    // No connection: for each read by itself there may be a kept answer.
    answerAll(asked, {});
  }
}

function answerAll(asked: readonly Waiting[], parts: Record<string, unknown>): void {
  for (const { address, answer } of asked) answer(parts[address]);
}

function failAll(asked: readonly Waiting[], error: unknown): void {
  for (const { fail } of asked) fail(error);
}
