import { onTestFinished, vi } from "vitest";
import type { AchievementView } from "#contracts/progress.ts";
import { maya } from "#web/testing/maya.ts";

export const ADDRESS = "https://sidequest.example/s/token";

/** A page that existed before, and one created by this share. */
export const standing = {
  shareUrl: ADDRESS,
  imageUrl: `${ADDRESS}/image.png`,
  linkId: "1d0c35c8-3d8b-4c5e-8f43-1f2f3a4b5c6d",
  isNew: false,
};
export const made = { ...standing, linkId: "2e0c35c8-3d8b-4c5e-8f43-1f2f3a4b5c6d", isNew: true };

export const threeDays: AchievementView = {
  id: "streak-3",
  title: "Three days running",
  description: "Three scheduled days in a row.",
  type: "streak_milestone",
  iconUrl: "/achievements/flame.svg",
  shareCount: 0,
  earnedAt: "2025-11-10T08:00:00.000Z",
  progress: 3,
  target: 3,
};

export const claimed = {
  ...maya,
  totalXP: 400,
  level: 5,
  levelUp: false,
  newLevel: 5,
  awarded: 25,
  reason: null as string | null,
};

/** For tests: records opened windows, until the test ends. */
export function stubWindows() {
  const opened: { closed: boolean; opener: unknown; address: string; close: () => void }[] = [];
  vi.spyOn(window, "open").mockImplementation(() => {
    const share = {
      closed: false,
      opener: window as unknown,
      address: "",
      location: {
        replace(address: string) {
          share.address = address;
        },
      },
      close() {
        share.closed = true;
      },
    };
    opened.push(share);
    // What the code uses of an opened window.
    return share as unknown as Window;
  });
  return opened;
}

/** For tests: records what reaches the clipboard and the downloads, which jsdom lacks. */
export function stubOutlets() {
  const outlets = { copied: [] as string[], saved: [] as string[] };
  const clipboard = { writeText: async (text: string) => void outlets.copied.push(text) };
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: clipboard } }));
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    outlets.saved.push(this.download);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return outlets;
}

/** For tests: a canvas that draws nothing but returns a picture. jsdom has none. */
export function stubCanvas(png: Blob | null = new Blob(["png"], { type: "image/png" })) {
  const pen = { scale: vi.fn(), fillRect: vi.fn(), drawImage: vi.fn(), fillText: vi.fn() };
  // What the code uses of a canvas.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((give) => give(png));
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  return pen;
}
