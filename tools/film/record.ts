import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { SLOWNESS } from "./tempo.ts";

export interface Frame {
  file: string;
  /** Seconds, on the browser's clock. */
  at: number;
}

export interface Take {
  frames: Frame[];
  endedAt: number;
}

const QUALITY = 96;

/** Stores every frame the browser paints, with its time. */
export async function record(page: Page, folder: string): Promise<{ stop(): Promise<Take> }> {
  mkdirSync(folder);
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    void session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
    const file = join(folder, `${String(frames.length).padStart(5, "0")}.jpg`);
    writeFileSync(file, Buffer.from(data, "base64"));
    frames.push({ file, at: metadata.timestamp ?? Date.now() / 1_000 });
  });
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 1 / SLOWNESS });
  await session.send("Page.startScreencast", { format: "jpeg", quality: QUALITY });
  return {
    async stop() {
      const endedAt = Date.now() / 1_000;
      await session.send("Page.stopScreencast");
      await session.detach();
      if (frames.length === 0) throw new Error("The browser painted nothing.");
      return { frames, endedAt };
    },
  };
}

/** The frame visible at each tick: browsers paint when something changes, films at a constant rate. */
export function atConstantRate({ frames, endedAt }: Take, perSecond: number): string[] {
  const begunAt = frames[0]?.at ?? endedAt;
  const tickS = SLOWNESS / perSecond;
  const count = Math.floor((endedAt - begunAt) / tickS);
  let shown = 0;
  return Array.from({ length: count }, (_, tick) => {
    const dueAt = begunAt + tick * tickS;
    while ((frames[shown + 1]?.at ?? Number.POSITIVE_INFINITY) <= dueAt) shown += 1;
    return frames[shown]?.file ?? "";
  });
}
