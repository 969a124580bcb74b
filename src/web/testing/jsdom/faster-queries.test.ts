import { beforeEach, expect, test } from "vitest";

const PAGE = `
  <main>
    <p>Plain</p>
    <p hidden>Hidden</p>
    <p style="display: none">Styled away</p>
    <div style="visibility: hidden"><span><button type="button">Inside</button></span></div>
    <div style="pointer-events: none"><a href="/">Link</a></div>
    <dialog><p>Closed</p></dialog>
    <dialog open><p>Open</p></dialog>
    <details><summary>More</summary></details>
    <input type="hidden"><input type="text"><input>
    <table><tbody><tr hidden><td>Cell</td></tr></tbody></table>
    <template></template><svg><path></path></svg><ul><li>Item</li></ul>
    <label for="named">Of the button</label><button id="named"></button><label><button></button>Around</label>
  </main>`;

const ASKED = ["display", "visibility", "pointer-events"];

/** A window that nobody made faster. */
function slowWindow(): Window {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const page = frame.contentWindow;
  if (!page) throw new Error("no window");
  return page;
}

/** What both windows say of each element of a page, in its order. */
function compare(html: string, change: (page: Document) => void = () => undefined) {
  const slow = slowWindow();
  const said = [window, slow].map((page) => {
    const place = page.document.createElement("section");
    place.innerHTML = html;
    page.document.body.append(place);
    change(page.document);
    return [...place.querySelectorAll("*")].map((element) => {
      const style = page.getComputedStyle(element);
      const values = ASKED.flatMap((name) => [style.getPropertyValue(name), Reflect.get(style, name)]);
      return [element.outerHTML, ...values, style.color].join(" | ");
    });
  });
  return { fast: said[0], slow: said[1] };
}

beforeEach(() => {
  document.body.innerHTML = "";
  document.head.innerHTML = "";
});

test("styles are what jsdom says itself, asked once and again", () => {
  for (let time = 0; time < 2; time++) {
    const { fast, slow } = compare(PAGE);
    expect(fast?.length).toBeGreaterThan(25);
    expect(fast).toEqual(slow);
  }
});

test("a stylesheet of the page counts from the moment it is there", () => {
  const addSheet = (page: Document) => {
    const sheet = page.createElement("style");
    sheet.textContent = "p { display: none } ul { visibility: hidden }";
    page.head.append(sheet);
  };
  expect(compare(PAGE).fast?.join()).not.toContain("<p>Plain</p> | none");
  const { fast, slow } = compare(PAGE, addSheet);
  expect(fast?.join()).toContain("<p>Plain</p> | none");
  expect(fast).toEqual(slow);
});

test("a style that is set later counts too", () => {
  const { fast, slow } = compare(PAGE, (page) => {
    for (const place of page.querySelectorAll("section")) place.style.visibility = "hidden";
    for (const item of page.querySelectorAll("li")) item.style.display = "none";
  });
  expect(fast?.join()).toContain("Item</li> | none");
  expect(fast).toEqual(slow);
});

test("a button knows its labels", () => {
  document.body.innerHTML = PAGE;
  const labels = [...document.querySelectorAll("button")].map((button) =>
    [...button.labels].map(({ textContent }) => textContent),
  );
  expect(labels).toEqual([[], ["Of the button"], ["Around"]]);
});
