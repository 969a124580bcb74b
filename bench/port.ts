const FIRST_PORT = Number(process.env.BENCH_PORT ?? 4300);

/** Benches share a few ports, starting at BENCH_PORT; those that run in parallel use different ones. */
export function benchPort(place: number): number {
  return FIRST_PORT + place;
}
