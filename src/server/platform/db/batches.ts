const BATCH = 2_000;

/** Repeats a bounded delete or update until it finds less than it may: each statement stays short, whatever has piled up. */
export async function inBatches(changeUpTo: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await changeUpTo(BATCH);
    total += count;
    if (count < BATCH) return total;
  }
}
