import type { Size, Template } from "../playbook/playbook.ts";

/** The size of that length, otherwise the longest below it, otherwise the shortest. */
export function sizeAt({ sizes }: Pick<Template, "sizes">, hours: number): Size {
  const size = sizes.findLast((other) => other.hours <= hours) ?? sizes[0];
  if (!size) throw new Error("a quest has no size");
  return size;
}

export function shortestHours({ sizes }: Pick<Template, "sizes">): number {
  return sizes[0]?.hours ?? 0;
}

/** The longest variant within the limit; 0 if none fits. */
export function longestHours({ sizes }: Pick<Template, "sizes">, limit: number): number {
  return sizes.findLast(({ hours }) => hours <= limit)?.hours ?? 0;
}
