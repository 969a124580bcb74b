interface StreamEvent {
  event: string;
  data: string;
}

/** Parses server-sent events from chunks of any size; an unfinished last event is dropped. */
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
    // A CRLF may be split across two chunks.
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
  // A multi-byte character may be split across two chunks as well.
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    // If the consumer stops early, cancel the download.
    reader.cancel().catch(() => undefined);
  }
}
