import "../../../../tests/property-seed.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { eventParser, readEvents } from "./event-stream.ts";

const parseAll = (...chunks: string[]) => chunks.flatMap(eventParser());

test.each([
  ["one event", "event: delta\ndata: 1\n\n", [{ event: "delta", data: "1" }]],
  ["no name", "data: 1\n\n", [{ event: "message", data: "1" }]],
  ["CRLF", "event: delta\r\ndata: 1\r\n\r\n", [{ event: "delta", data: "1" }]],
  ["CR", "event: delta\rdata: 1\r\r", [{ event: "delta", data: "1" }]],
  ["several lines of data", "data: a\ndata: b\ndata\n\n", [{ event: "message", data: "a\nb\n" }]],
  ["one space is taken off, not two", "data:  a\n\n", [{ event: "message", data: " a" }]],
  [
    "comments, ids and unknown fields",
    ": hello\nid: 7\nretry: 5\nx: y\ndata: 1\n\n",
    [{ event: "message", data: "1" }],
  ],
  ["an event without data", "event: ping\n\ndata: 1\n\n", [{ event: "message", data: "1" }]],
  ["an event that never ended", "data: 1\n\ndata: 2\n", [{ event: "message", data: "1" }]],
])("%s", (_, text, expected) => {
  expect(parseAll(text)).toEqual(expected);
});

const STREAM = 'event: delta\r\ndata: {"text":"Grüße 😀"}\r\n\r\n: ping\n\nevent: done\ndata: a\rdata: b\r\r';

test("however a stream is cut, its events are the same", async () => {
  const whole = parseAll(STREAM);
  expect(whole).toHaveLength(2);
  const bytes = new TextEncoder().encode(STREAM);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: bytes.length }), { maxLength: 12 }), async (cuts) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), bytes.length];
      const pieces = edges.slice(1).map((edge, index) => bytes.slice(edges[index], edge));
      const heard = [];
      for await (const event of readEvents(streamOf(pieces))) heard.push(event);
      expect(heard).toEqual(whole);
    }),
  );
});

test("leaving the loop cancels the stream", async () => {
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode("data: 1\n\n")),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const _ of readEvents(endless)) break;
  expect(isCancelled).toBe(true);
});

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}
