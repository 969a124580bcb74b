import { createHash } from "node:crypto";
import { at } from "#domain/general/at.ts";

/** Seeded random numbers: the same seed parts give the same numbers. The generator is sfc32. */
export class Chance {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(...parts: readonly (string | number)[]) {
    const seed = createHash("sha256").update(parts.join("\n")).digest();
    [this.#a, this.#b, this.#c] = [seed.readInt32LE(0), seed.readInt32LE(4), seed.readInt32LE(8)];
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  }

  /** A whole number, both bounds included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return at(list, Math.floor(this.next() * list.length));
  }

  /** Draws each entry in proportion to its weight. */
  weighted<T>(entries: readonly (readonly [entry: T, weight: number])[]): T {
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [entry, weight] of entries) {
      left -= weight;
      if (left < 0) return entry;
    }
    return at(entries, entries.length - 1)[0];
  }

  shuffled<T>(list: readonly T[]): T[] {
    const cards = [...list];
    for (let last = cards.length - 1; last > 0; last--) {
      const other = this.int(0, last);
      [cards[last], cards[other]] = [at(cards, other), at(cards, last)];
    }
    return cards;
  }
}

/** Above 1, recent days get more people than a year ago. */
const GROWTH = 1.3;

/** Age as a share (0 to 1) of the world's days: evenly spaced, and denser towards today. */
export function growing(chance: Chance, index: number, count: number): number {
  return ((index + chance.next()) / count) ** GROWTH;
}
