/** Passes at most `maxBytes` of an external answer, and fails with the given error beyond that. */
export function limitBytes(maxBytes: number, tooLarge: () => Error): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(tooLarge());
      else controller.enqueue(chunk);
    },
  });
}
