const FIRST_PORT = Number(process.env.BENCH_PORT ?? 4300);

/** Benches run one at a time and share a few ports, from BENCH_PORT on. */
export function benchPort(place: number): number {
  return FIRST_PORT + place;
}
