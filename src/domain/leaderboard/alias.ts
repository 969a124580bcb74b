const WAYS =
  "Brave Bright Calm Careful Cheerful Clever Curious Daring Eager Early Fair Gentle Golden Handy Hardy Honest Jolly Keen Kind Lively Lucky Merry Nimble Patient Quick Quiet Ready Steady Sunny Swift Warm Wise".split(
    " ",
  );
const ANIMALS =
  "Badger Beaver Bison Crane Dolphin Dormouse Eagle Falcon Fox Gecko Hare Hawk Hedgehog Heron Ibex Jackdaw Kestrel Lark Lynx Magpie Marten Mole Otter Owl Panda Puffin Raven Robin Seal Swan Tortoise Wren".split(
    " ",
  );

/** A made-up name such as "Quiet Otter 27", the same for the same bytes. Two people may share one. */
export function aliasFrom(bytes: Uint8Array): string {
  const [way = 0, animal = 0, number = 0] = bytes;
  return `${WAYS[way % WAYS.length]} ${ANIMALS[animal % ANIMALS.length]} ${10 + (number % 90)}`;
}
