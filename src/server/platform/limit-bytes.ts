/** Lets so many bytes of an outside answer pass, and fails with the given error at the first one more. */
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
