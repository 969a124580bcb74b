/** Makes the hand visible in a page: an arrow that follows the mouse, and rings where it clicks or a finger taps. */
interface Drawn {
  style: Record<string, string>;
  innerHTML: string;
  append(child: Drawn): void;
  remove(): void;
  setAttribute(name: string, value: string): void;
  animate(frames: object[], timing: object): { onfinish: (() => void) | null };
}
interface MouseAt {
  clientX: number;
  clientY: number;
}

declare const document: {
  documentElement: Drawn;
  createElement(name: string): Drawn;
  createElementNS(space: string, name: string): Drawn;
  addEventListener(name: "DOMContentLoaded", heard: () => void): void;
};
declare const addEventListener: (name: string, heard: (event: MouseAt) => void, isFirst: boolean) => void;

/** Without a start there is no arrow: a finger is seen only where it touches. */
export function drawCursor(start: { x: number; y: number } | null): void {
  const SVG = "http://www.w3.org/2000/svg";
  const place = (x: number, y: number) => `translate(${x}px, ${y}px)`;
  const float = (part: Drawn, style: Record<string, string>) =>
    Object.assign(part.style, {
      position: "fixed",
      left: "0",
      top: "0",
      pointerEvents: "none",
      zIndex: "2147483647",
      ...style,
    });

  const drawArrow = ({ x, y }: { x: number; y: number }) => {
    const arrow = document.createElementNS(SVG, "svg");
    arrow.setAttribute("viewBox", "0 0 24 28");
    arrow.setAttribute("aria-hidden", "true");
    const shape = document.createElementNS(SVG, "path");
    shape.setAttribute("d", "M3 2 L3 22.5 L8.4 17.6 L11.9 25.6 L15.6 24 L12.2 16.2 L19.4 15.8 Z");
    shape.setAttribute("fill", "#0B1F1C");
    shape.setAttribute("stroke", "#FFFFFF");
    shape.setAttribute("stroke-width", "1.8");
    shape.setAttribute("stroke-linejoin", "round");
    arrow.append(shape);
    float(arrow, {
      width: "27px",
      height: "31px",
      margin: "-2px 0 0 -3px",
      willChange: "transform",
      filter: "drop-shadow(0 2px 3px rgb(0 0 0 / .28))",
      transform: place(x, y),
    });
    addEventListener(
      "pointermove",
      ({ clientX, clientY }) => Object.assign(arrow.style, { transform: place(clientX, clientY) }),
      true,
    );
    document.addEventListener("DOMContentLoaded", () => document.documentElement.append(arrow));
  };

  const ring = ({ clientX, clientY }: MouseAt) => {
    const drawn = document.createElement("span");
    float(drawn, {
      width: "44px",
      height: "44px",
      margin: "-22px 0 0 -22px",
      borderRadius: "50%",
      border: "3px solid #0F766E",
      background: "rgb(20 184 166 / .22)",
    });
    document.documentElement.append(drawn);
    const at = place(clientX, clientY);
    drawn.animate(
      [
        { transform: `${at} scale(.3)`, opacity: 1 },
        { transform: `${at} scale(1.25)`, opacity: 0 },
      ],
      { duration: 480, easing: "cubic-bezier(.2,.8,.2,1)", fill: "both" },
    ).onfinish = () => drawn.remove();
  };

  addEventListener("pointerdown", ring, true);
  if (start) drawArrow(start);
}
