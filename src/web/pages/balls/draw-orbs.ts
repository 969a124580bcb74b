import type { Orb } from "./orbs.ts";

/** Draws the brand's orbs: a gold disc with a darker edge and a highlight. */
export function drawOrbs(canvas: HTMLCanvasElement, orbs: readonly Orb[]): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const scale = window.devicePixelRatio || 1;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  for (const { x, y, radius } of orbs) {
    disc(pen, x, y, radius, "#C98A0B");
    disc(pen, x, y - radius * 0.08, radius * 0.94, "#FBBF24");
    star(pen, x, y - radius * 0.14, radius * 0.55);
  }
}

function disc(pen: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
}

function star(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  const waist = size * 0.28;
  pen.beginPath();
  for (let corner = 0; corner < 8; corner += 1) {
    const reach = corner % 2 === 0 ? size : waist;
    const angle = (corner * Math.PI) / 4;
    pen.lineTo(x + Math.sin(angle) * reach, y - Math.cos(angle) * reach);
  }
  pen.closePath();
  pen.fillStyle = "#FFF3C4";
  pen.fill();
}
