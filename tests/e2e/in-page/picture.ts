interface Pen {
  drawImage(image: object, x: number, y: number): void;
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
}

declare const Image: new () => { src: string; width: number; height: number; decode(): Promise<void> };
declare const document: {
  createElement(tag: "canvas"): { width: number; height: number; getContext(kind: "2d"): Pen };
};

/** A picture's size, number of colours, and the colour of its corner. */
export async function describePicture(source: string) {
  const image = new Image();
  image.src = source;
  await image.decode();
  const { width, height } = image;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const colourAt = (place: number) => [...data.slice(place, place + 4)].join(" ");
  const colours = new Set<string>();
  for (let place = 0; place < data.length; place += 4 * 37) colours.add(colourAt(place));
  return { width, height, colours: colours.size, corner: colourAt(data.length - 4) };
}
