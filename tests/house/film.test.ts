import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { FILM_CUTS } from "#web/pages/landing/film-cuts.ts";
import { CUTS } from "../../tools/film/cuts.ts";

/** `npm run film` makes them. */
const read = (name: string) => readFileSync(join(findProjectRoot(), "public/film", name));

const FILM_MAX_BYTES = 1_500_000;
const POSTER_MAX_BYTES = 60_000;

test("the landing page knows every cut, and nothing else lies beside them", () => {
  const names = CUTS.map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.values(FILM_CUTS).flatMap(Object.values).toSorted());
  const files = names.flatMap((name) => [`${name}.webm`, `${name}.mp4`, `${name}-poster.webp`]);
  expect(readdirSync(join(findProjectRoot(), "public/film")).toSorted()).toEqual(files.toSorted());
});

describe.each(CUTS)("the cut $name", ({ name, size, sharpness }) => {
  test("is light enough for a landing page, and so is its poster", () => {
    expect(read(`${name}.webm`).length).toBeLessThanOrEqual(FILM_MAX_BYTES);
    expect(read(`${name}.mp4`).length).toBeLessThanOrEqual(FILM_MAX_BYTES);
    expect(read(`${name}-poster.webp`).length).toBeLessThanOrEqual(POSTER_MAX_BYTES);
  });

  test("begins to play before the mp4 is whole, and is silent", () => {
    const boxes = mp4Boxes(read(`${name}.mp4`));
    const names = boxes.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(["ftyp", "moov"]);
    expect(names).toContain("mdat");
    const tracks = inside(boxes, "moov").filter(({ name }) => name === "trak");
    const kinds = tracks.map(({ body }) => {
      const [handler] = inside(inside([{ name: "trak", body }], "trak"), "mdia").filter(isHandler);
      return handler?.body.toString("latin1", 8, 12);
    });
    expect(kinds).toEqual(["vide"]);
  });

  test("is silent as webm too", () => {
    const [, segment] = ebmlElements(read(`${name}.webm`));
    const tracks = ebmlElements(segment?.body).filter(({ id }) => id === TRACKS);
    const entries = tracks.flatMap(({ body }) => ebmlElements(body)).filter(({ id }) => id === TRACK_ENTRY);
    const types = entries.flatMap(({ body }) => ebmlElements(body)).filter(({ id }) => id === TRACK_TYPE);
    expect(types.map(({ body }) => body[0])).toEqual([VIDEO]);
  });

  test("has a poster of its size", () => {
    const poster = read(`${name}-poster.webp`);
    expect(poster.toString("latin1", 8, 16)).toBe("WEBPVP8 ");
    expect([poster.readUInt16LE(26) & 0x3fff, poster.readUInt16LE(28) & 0x3fff]).toEqual([
      size.width * sharpness,
      size.height * sharpness,
    ]);
  });
});

interface Box {
  name: string;
  body: Buffer;
}

const isHandler = ({ name }: Box) => name === "hdlr";

function mp4Boxes(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) throw new Error(`A box of ${size} bytes at ${at}`);
    boxes.push({ name: bytes.toString("latin1", at + 4, at + 8), body: bytes.subarray(at + 8, at + size) });
    at += size;
  }
  return boxes;
}

function inside(boxes: Box[], wanted: string): Box[] {
  return boxes.filter(({ name }) => name === wanted).flatMap(({ body }) => mp4Boxes(body));
}

const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_TYPE = 0x83;
const VIDEO = 1;

/** Ids and sizes of variable length: the first byte's leading zeros say how many bytes follow. */
function ebmlElements(bytes: Buffer = Buffer.alloc(0)): { id: number; body: Buffer }[] {
  const elements: { id: number; body: Buffer }[] = [];
  const lengthAt = (at: number) => Math.clz32(bytes[at] ?? 0) - 23;
  for (let at = 0; at < bytes.length; ) {
    const idLength = lengthAt(at);
    const sizeAt = at + idLength;
    const sizeLength = lengthAt(sizeAt);
    const id = bytes.readUIntBE(at, idLength);
    const marked = bytes.subarray(sizeAt, sizeAt + sizeLength);
    const size = marked.reduce(
      (sum, byte, i) => sum * 256 + (i === 0 ? byte & (0xff >> sizeLength) : byte),
      0,
    );
    const from = sizeAt + sizeLength;
    elements.push({ id, body: bytes.subarray(from, from + size) });
    at = from + size;
  }
  return elements;
}
