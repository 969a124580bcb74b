const FIRST_PORT = Number(process.env.BENCH_PORT ?? 4300);

/** Benches share a few ports, from BENCH_PORT on; those that run side by side take different ones. */
export function benchPort(place: number): number {
  return FIRST_PORT + place;
}
