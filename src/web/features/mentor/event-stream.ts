interface StreamEvent {
  event: string;
  data: string;
}

/** Server-sent events out of text that arrives in any pieces; an event that never ended is dropped. */
export function eventParser(): (chunk: string) => StreamEvent[] {
  let unfinishedLine = "";
  let endedInCr = false;
  let event = "";
  let data: string[] = [];

  const readField = (line: string) => {
    const colon = line.indexOf(":");
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /u, "");
    if (name === "event") event = value;
    if (name === "data") data.push(value);
  };

  const finish = (): StreamEvent[] => {
    const done = data.length > 0 ? [{ event: event || "message", data: data.join("\n") }] : [];
    event = "";
    data = [];
    return done;
  };

  return (chunk) => {
    if (chunk === "") return [];
    // A line end of two characters may come in two pieces.
    const isRestOfLineEnd = endedInCr && chunk.startsWith("\n");
    endedInCr = chunk.endsWith("\r");
    const lines = (unfinishedLine + (isRestOfLineEnd ? chunk.slice(1) : chunk)).split(/\r\n|\r|\n/u);
    unfinishedLine = lines.pop() ?? "";
    return lines.flatMap((line) => {
      if (line === "") return finish();
      readField(line);
      return [];
    });
  };
}

export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const parse = eventParser();
  // A character of several bytes may come in two pieces as well.
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Whoever stops listening early wants no more of it.
    reader.cancel().catch(() => undefined);
  }
}
