import { createHash } from "node:crypto";
import { type Picture, PictureRenderer, type PictureRendererOptions } from "./picture-renderer.ts";

const MAX_BYTES = 32 * 1024 * 1024;

export interface Pictures {
  /** Hash of the content: usable as an ETag, and known before anything is drawn. */
  nameOf(picture: Picture): string;
  /** Concurrent calls for the same picture share one drawing; results are cached while there is room. */
  draw(picture: Picture): Promise<Buffer>;
  close(): Promise<void>;
}

export function createPictures(options: PictureRendererOptions & { maxBytes?: number }): Pictures {
  const { maxBytes = MAX_BYTES } = options;
  const renderer = new PictureRenderer(options);
  /** Least recently used first. */
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  const keep = (name: string, png: Buffer) => {
    kept.set(name, png);
    bytes += png.length;
    for (const [oldest, old] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= old.length;
    }
  };

  const drawOnce = async (name: string, picture: Picture) => {
    try {
      const png = await renderer.draw(picture);
      keep(name, png);
      return png;
    } finally {
      underWay.delete(name);
    }
  };

  return {
    nameOf,
    draw(picture) {
      const name = nameOf(picture);
      const known = kept.get(name);
      if (known) {
        kept.delete(name);
        kept.set(name, known);
        return Promise.resolve(known);
      }
      const running = underWay.get(name) ?? drawOnce(name, picture);
      underWay.set(name, running);
      return running;
    },
    close: () => renderer.close(),
  };
}

function nameOf(picture: Picture): string {
  return createHash("sha256").update(JSON.stringify(picture)).digest("base64url").slice(0, 27);
}
