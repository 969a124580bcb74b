import { expect, test } from "vitest";
import { createSpelling } from "./spelling.ts";

const spell = createSpelling(["english lessons", "jewellery", "clothes", "bandana", "carving"]);

test.each([
  ["i give englsh lesons", "i give english lessons"],
  ["hand-made jewelery", "hand-made jewellery"],
  ["banana bread", "banana bread"],
  ["Englsh Lesons", "Englsh Lesons"],
  ["arepas", "arepas"],
])("%s: %s", (written, read) => expect(spell(written)).toBe(read));
