// Set up for every test of the browser's code. A query by role asks jsdom for the styles and labels of nearly every
// element, and jsdom finds each by reading the whole stylesheet or page: most of the time of these tests. Here the
// same answers come faster; a test sees no difference.

/** What Testing Library and user-event ask of nearly every element, again and again. */
const ASKED = ["display", "visibility", "pointer-events"] as const;
type Asked = (typeof ASKED)[number];
const NAMES: ReadonlyMap<PropertyKey, Asked> = new Map<PropertyKey, Asked>([
  ...ASKED.map((name) => [name, name] as const),
  ["pointerEvents", "pointer-events"],
]);

/** Attributes and elements by which a browser's own stylesheet shows or hides more than by the element's name. */
const DECIDING_ATTRIBUTES = ["hidden", "popover"];
const DECIDING_ELEMENTS = new Set(["dialog", "details", "summary", "embed", "input"]);

/**
 * What is asked most depends on the element's name alone, unless styles or certain attributes say otherwise: it is
 * computed once for each name. Everything else comes from jsdom.
 */
function answerStylesFast(): void {
  const compute = window.getComputedStyle.bind(window);
  const known = new Map<string, string>();
  const value = (element: Element, property: Asked): string => {
    if (!isPlain(element, property)) return compute(element).getPropertyValue(property);
    const key = `${property} ${element.namespaceURI} ${element.localName}`;
    const found = known.get(key) ?? compute(element).getPropertyValue(property);
    known.set(key, found);
    return found;
  };
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const readWhole = (name: PropertyKey) => {
      whole ??= compute(element);
      const found = Reflect.get(whole, name);
      return typeof found === "function" ? found.bind(whole) : found;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        const asked = NAMES.get(name);
        if (asked) return value(element, asked);
        if (name !== "getPropertyValue") return readWhole(name);
        return (property: string) => {
          const asked = NAMES.get(property);
          return asked ? value(element, asked) : readWhole("getPropertyValue")(property);
        };
      },
    });
  };
}

/** Whether the element's name alone decides. `display` is an element's own; the others are inherited. */
function isPlain(element: Element, property: Asked): boolean {
  if (DECIDING_ELEMENTS.has(element.localName) || hasOwnRules(element.ownerDocument, property)) return false;
  if (property === "display") return isUnstyled(element, property);
  for (let at: Element | null = element; at; at = at.parentElement)
    if (!isUnstyled(at, property)) return false;
  return true;
}

function isUnstyled(element: Element, property: Asked): boolean {
  if (DECIDING_ATTRIBUTES.some((name) => element.hasAttribute(name))) return false;
  const style = element.getAttribute("style");
  return !style?.includes(property) && !style?.includes("all:");
}

/** By sheet: how many rules it had when it was read, and what they are about. */
const read = new WeakMap<CSSStyleSheet, { rules: number; about: readonly Asked[] }>();

/** Whether a stylesheet of the page, such as that of an open dialog, says anything about what is asked. */
function hasOwnRules(page: Document, property: Asked): boolean {
  for (const sheet of page.styleSheets) {
    let known = read.get(sheet);
    if (known?.rules !== sheet.cssRules.length) {
      const text = [...sheet.cssRules].map(({ cssText }) => cssText).join();
      known = { rules: sheet.cssRules.length, about: ASKED.filter((name) => text.includes(name)) };
      read.set(sheet, known);
    }
    if (known.about.includes(property)) return true;
  }
  return false;
}

/** The few labels of a page are looked through, not the page; and a label looks for its control only if it may be this. */
function findLabelsFast(): void {
  Object.defineProperty(HTMLButtonElement.prototype, "labels", {
    configurable: true,
    get(this: HTMLButtonElement) {
      const labels = this.ownerDocument.getElementsByTagName("label");
      return [...labels].filter((label) => mayLabel(label, this) && label.control === this);
    },
  });
}

function mayLabel(label: HTMLLabelElement, control: Element): boolean {
  const named = label.getAttribute("for");
  return named === null ? label.contains(control) : named === control.id;
}

answerStylesFast();
findLabelsFast();
