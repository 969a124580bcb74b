import { afterEach, describe, expect, test } from "vitest";
import { createMemoryLog } from "../log/log.ts";
import { drawableText } from "./drawable-text.ts";
import { createPictures, type Pictures } from "./picture-cache.ts";
import { DISPLAY_FONT } from "./picture-fonts.ts";
import type { Picture, PictureRendererOptions } from "./picture-renderer.ts";

/** Only a test of the limit itself reaches it: on a busy machine a picture may take many seconds. */
const PATIENCE_MS = 600_000;

let pictures: Pictures;
const open = (options: Partial<PictureRendererOptions> & { maxBytes?: number } = {}) => {
  pictures = createPictures({ log: createMemoryLog([]), timeoutMs: PATIENCE_MS, ...options });
  return pictures;
};
afterEach(() => pictures?.close());

const picture = (words: string, more: object = {}): Picture => ({
  width: 120,
  height: 63,
  tree: {
    type: "div",
    props: { style: { display: "flex", fontFamily: DISPLAY_FONT, fontSize: 20, ...more }, children: words },
  },
});
/** What no renderer can draw: it ends as an error of that picture alone. */
const broken: Picture = {
  width: 120,
  height: 63,
  tree: { type: "div", props: { style: { display: "nonsense" }, children: ["a", "b"] } },
};
/** Far more words than fit into the memory of a small thread. */
const endless = picture("word ".repeat(500_000));
const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString() === "PNG";

describe("pictures", () => {
  test("the same content is drawn once, also for those who ask at the same time", async () => {
    const { draw } = open();
    const [first, second] = await Promise.all([draw(picture("One")), draw(picture("One"))]);
    expect(isPng(first)).toBe(true);
    expect(second).toBe(first);
    expect(await draw(picture("One"))).toBe(first);
    expect(await draw(picture("Two"))).not.toEqual(first);
  });

  test("the least recently used picture is dropped first", async () => {
    const one = await open().draw(picture("One"));
    await pictures.close();
    const { draw } = open({ maxBytes: one.length * 2.5 });
    const first = await draw(picture("One"));
    await draw(picture("Two"));
    expect(await draw(picture("One"))).toBe(first);
    const third = await draw(picture("Six"));
    expect(await draw(picture("One"))).toBe(first);
    await draw(picture("Two"));
    expect(await draw(picture("Six"))).not.toBe(third);
  });

  test("a picture that cannot be drawn fails alone", async () => {
    const { draw } = open();
    const answers = await Promise.allSettled([draw(broken), draw(picture("After"))]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  });

  test("after a crash of the thread the next one is drawn by a new thread", async () => {
    const { draw } = open({ memoryMb: 64 });
    const answers = await Promise.allSettled([draw(endless), draw(picture("After"))]);
    expect(answers).toMatchObject([
      { status: "rejected", reason: { code: "unavailable", cause: "The picture thread ended." } },
      { status: "fulfilled" },
    ]);
  });

  test("what takes too long is given up, and the next one is drawn", async () => {
    const { draw } = open({ timeoutMs: 1 });
    await expect(draw(picture("Slow"))).rejects.toMatchObject({
      code: "unavailable",
      cause: "It took too long.",
    });
    await pictures.close();
    expect(isPng(await open().draw(picture("Slow")))).toBe(true);
  });

  test("more than the queue takes is refused at once, and so is all after closing", async () => {
    const { draw, close } = open({ maxWaiting: 1 });
    const answers = ["A", "B", "C"].map((words) => draw(picture(words)));
    await expect(answers[2]).rejects.toMatchObject({ code: "unavailable" });
    const first = expect(answers[0]).rejects.toMatchObject({ code: "unavailable" });
    const second = expect(answers[1]).rejects.toMatchObject({ code: "unavailable" });
    await close();
    await Promise.all([first, second]);
    await expect(draw(picture("D"))).rejects.toMatchObject({ code: "unavailable" });
  });

  test("a thread without work ends, and another begins when it is needed", async () => {
    const { draw } = open({ idleMs: 1 });
    await draw(picture("One"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isPng(await draw(picture("Two")))).toBe(true);
  });
});

describe("text that our fonts can draw", () => {
  test.each([
    ["Maya Lindqvist", "Maya Lindqvist"],
    ["Łukasz Żółć", "Łukasz Żółć"],
    ["Zo\u0308e", "Zöe"],
    ["Maya 🚀👩‍🚀 O’Brien", "Maya O’Brien"],
    ["I ❤️ 1️⃣ shop", "I 1 shop"],
    ["Ada\u202eevil", "Adaevil"],
    ["王小明", null],
    ["Maya 王", null],
    ["مها", null],
    ["🚀", null],
    ["", null],
  ])("%j becomes %j", (text, drawable) => {
    expect(drawableText(text)).toBe(drawable);
  });
});
