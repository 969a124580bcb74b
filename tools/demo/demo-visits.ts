import type { DemoWorld } from "./demo-world.ts";
import { live } from "./life/life.ts";
import { SharedSums } from "./shared-sums.ts";
import type { DemoVisit } from "./visits/visit-writer.ts";
import { visitorVisits } from "./visits/visitors.ts";

/** All visits of a demo world with their events, of members and visitors, without a database: for benches. */
export function* demoVisits(world: DemoWorld): Generator<DemoVisit> {
  const sums = new SharedSums();
  for (let index = 0; index < world.people; index++) yield* live(world, index, sums).visits;
  yield* visitorVisits(world);
}
