const BATCH = 2_000;

/** Repeats a limited delete or update until it changes fewer rows than the limit: statements stay short. */
export async function inBatches(changeUpTo: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await changeUpTo(BATCH);
    total += count;
    if (count < BATCH) return total;
  }
}
