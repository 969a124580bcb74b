/**
 * The DOM types that functions inside the page need. Tests compile with Node's types only: the DOM library
 * would also make `document` available in server code. Each file declares the globals it needs.
 */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

export interface Style {
  display: string;
  visibility: string;
  clipPath: string;
  position: string;
  overflowX: string;
  textOverflow: string;
  opacity: string;
}

export interface PageNode {
  nodeType: number;
  textContent: string | null;
}

export interface PageElement extends PageNode {
  tagName: string;
  className: unknown;
  parentElement: PageElement | null;
  childNodes: Iterable<PageNode>;
  classList: { contains(name: string): boolean; toggle(name: string, force: boolean): boolean };
  clientWidth: number;
  scrollWidth: number;
  getAttribute(name: string): string | null;
  checkVisibility(): boolean;
  getBoundingClientRect(): Rect;
  getClientRects(): Iterable<Rect>;
  contains(other: PageElement | null): boolean;
  closest(selector: string): PageElement | null;
  matches(selector: string): boolean;
  scrollIntoView(options: { block: "center" }): void;
  querySelectorAll(selector: string): Iterable<PageElement>;
}

export interface PageDocument {
  documentElement: PageElement;
  body: PageElement | null;
  activeElement: PageElement | null;
  fonts: { ready: Promise<unknown> };
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  elementFromPoint(x: number, y: number): PageElement | null;
  createRange(): { selectNodeContents(node: PageNode): void; getClientRects(): Iterable<Rect> };
  getAnimations(): { effect: { getTiming(): { iterations: number } } | null; finish(): void }[];
}

export type MutationWatch = new (changed: () => void) => { observe(target: unknown, options: object): void };

export type PerformanceWatch = new (seen: () => void) => { observe(options: object): void };
