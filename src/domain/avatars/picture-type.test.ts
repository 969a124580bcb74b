import { expect, test } from "vitest";
import { picturePath, pictureType } from "./picture-type.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "image/png"],
  ["\xff\xd8\xff\xe0\0\x10JFIF\0", "image/jpeg"],
  ["GIF87a\x01\0", "image/gif"],
  ["GIF89a\x01\0", "image/gif"],
  ["RIFF\x24\0\0\0WEBPVP8 ", "image/webp"],
  ["", null],
  ["\x89PNG", null],
  ["GIF88a", null],
  ["RIFF\x24\0\0\0WAVEfmt ", null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ["<!doctype html><script>", null],
  [" GIF89a", null],
])("%j is %s", (head, type) => {
  expect(pictureType(bytes(head))).toBe(type);
});

test("a picture has a path of ours, and nobody's picture has none", () => {
  expect(picturePath("5c7b")).toBe("/avatars/5c7b");
  expect(picturePath(null)).toBeNull();
});
