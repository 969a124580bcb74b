import { drawableText } from "#server/platform/pictures/drawable-text.ts";
import { BODY_FONT, DISPLAY_FONT } from "#server/platform/pictures/picture-fonts.ts";
import type { Picture, PictureNode } from "#server/platform/pictures/picture-renderer.ts";
import { EMBLEM, LOGO, shareScene } from "./share-art.ts";
import { shareWords } from "./share-words.ts";
import type { ShownShare } from "./shown-share.service.ts";

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
const TEXT = { left: 72, top: 136, width: 560, height: 366 };
const NAMELESS = "A founder on a quest";

/** The preview picture; contains only what the public may see. */
export function sharePicture(share: ShownShare): Picture {
  const { kicker, title } = shareWords(share);
  const isLevel = share.subject.kind === "level";
  const tree = box({ width: PICTURE_WIDTH, height: PICTURE_HEIGHT, position: "relative" }, [
    image(shareScene(share.subject), PICTURE_WIDTH, PICTURE_HEIGHT, {}),
    brand(),
    box({ ...TEXT, position: "absolute", flexDirection: "column", justifyContent: "center" }, [
      text(kicker.toUpperCase(), {
        color: isLevel ? "#4A3BC4" : "#9A3412",
        fontSize: 25,
        fontWeight: 800,
        letterSpacing: 2.5,
      }),
      text(title, { ...titleSize(title), fontWeight: 800, letterSpacing: -2, marginTop: 10 }),
      ...byline(share),
    ]),
    ...(share.subject.kind === "level" ? [levelNumber(share.subject.level)] : []),
  ]);
  return { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, tree };
}

function titleSize(title: string) {
  return title.length > 12 ? { fontSize: 82, lineHeight: 1.02 } : { fontSize: 104, lineHeight: 1.02 };
}

function byline({ username, businessName }: ShownShare): PictureNode[] {
  const business = businessName === null ? null : drawableText(businessName);
  const style = { fontFamily: BODY_FONT, lineHeight: 1.25 };
  const name = text(drawableText(username) ?? NAMELESS, {
    ...style,
    ...oneLine,
    fontSize: 40,
    fontWeight: 600,
    marginTop: 22,
  });
  return business
    ? [name, text(business, { ...style, ...oneLine, color: "#4A5F5C", fontSize: 31, fontWeight: 500 })]
    : [name];
}

const oneLine = { display: "block", width: TEXT.width, lineClamp: 1, wordBreak: "break-word" };

function brand(): PictureNode {
  return box({ position: "absolute", left: TEXT.left, top: 56, alignItems: "center" }, [
    image(LOGO, 60, 60, { marginRight: 18 }),
    text("SideQuest", { fontSize: 40, fontWeight: 800, letterSpacing: -1 }),
  ]);
}

/** Centred in the shield; the font shrinks with more digits. */
function levelNumber(level: number): PictureNode {
  const fontSize = [176, 176, 142, 108][String(level).length] ?? 84;
  const size = 300;
  return box(
    {
      position: "absolute",
      left: EMBLEM.x - size / 2,
      top: EMBLEM.y - size / 2 - 12,
      width: size,
      height: size,
      alignItems: "center",
      justifyContent: "center",
    },
    [text(String(level), { color: "#FFFFFF", fontSize, fontWeight: 800, lineHeight: 1, letterSpacing: -3 })],
  );
}

function box(style: Record<string, unknown>, children: PictureNode[]): PictureNode {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

function text(words: string, style: Record<string, unknown>): PictureNode {
  return {
    type: "div",
    props: {
      style: { display: "flex", fontFamily: DISPLAY_FONT, color: "#10201E", ...style },
      children: words,
    },
  };
}

function image(svg: string, width: number, height: number, style: Record<string, unknown>): PictureNode {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return { type: "img", props: { src, width, height, style } };
}
