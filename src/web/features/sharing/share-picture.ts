import { t } from "#web/platform/language/text.ts";
import { fontsForPicture } from "./picture-fonts.ts";
import { ShareProblem } from "./share-outcome.ts";

const SCALE = 2;
const BRAND_HEIGHT_PX = 44;

/** A PNG of the element at double size, with our name below it. */
export async function takePicture(shown: HTMLElement | null): Promise<Blob> {
  try {
    if (!shown) throw new Error("Nothing is shown");
    const { toSvg } = await import("html-to-image");
    const fontEmbedCSS = await fontsForPicture();
    return await draw(shown, await toSvg(shown, { fontEmbedCSS }));
  } catch (cause) {
    throw new ShareProblem(t("Failed to generate image"), { cause });
  }
}

/** Drawn here: the library waits for an animation frame, which a page behind its share window may not get. */
async function draw(shown: HTMLElement, source: string): Promise<Blob> {
  const { clientWidth: width, clientHeight: height } = shown;
  const image = new Image();
  image.src = source;
  await image.decode();

  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = (height + BRAND_HEIGHT_PX) * SCALE;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No canvas to draw on");
  const { backgroundColor, color } = getComputedStyle(shown);
  const displayFont = getComputedStyle(document.documentElement).getPropertyValue("--font-display");
  pen.scale(SCALE, SCALE);
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, width, height + BRAND_HEIGHT_PX);
  pen.drawImage(image, 0, 0, width, height);
  pen.fillStyle = color;
  pen.font = `800 20px ${displayFont || "sans-serif"}`;
  pen.textAlign = "center";
  pen.fillText("SideQuest", width / 2, height + BRAND_HEIGHT_PX / 2);
  return asPng(canvas);
}

function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("An empty picture"))), "image/png");
  });
}
