import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** How much more than what was in use after one collection the heap may hold at the next. */
const GROWING_PERCENT = 25;

/**
 * V8 sizes its heap by the machine's memory: where there is plenty it lets garbage grow to several times what is in
 * use. Call it once everything is loaded: what loading left is collected, and the heap is kept near what stays.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  collect();
}
