import "../../../../../tests/property-seed.ts";
import { render } from "@testing-library/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseBlocks } from "./blocks.ts";
import { Markdown } from "./markdown.tsx";

function show(text: string): HTMLElement {
  const { container, unmount } = render(<Markdown text={text} />);
  const copy = container.firstElementChild?.cloneNode(true) as HTMLElement;
  unmount();
  return copy;
}

/** Without what is only for the eye. */
function html(text: string): string {
  return show(text)
    .innerHTML.replace(/ (class|tabindex)="[^"]*"/gu, "")
    .replace(' target="_blank" rel="nofollow noopener noreferrer"', " safe");
}

test.each([
  ["two\nlines\n\nnext", "<p>two<br>lines</p><p>next</p>"],
  [
    "**bold** and *it* and __b__ and _i_",
    "<p><strong>bold</strong> and <em>it</em> and <strong>b</strong> and <em>i</em></p>",
  ],
  ["**a *b***", "<p><strong>a <em>b</em></strong></p>"],
  ["*a **b***", "<p><em>a <strong>b</strong></em></p>"],
  ["use `a*b*` now", "<p>use <code>a*b*</code> now</p>"],
  ["2 * 3 * 4 and snake_case_name", "<p>2 * 3 * 4 and snake_case_name</p>"],
  ["\\*not bold\\*", "<p>*not bold*</p>"],
  ["```js\nlet a = '<b>';\n```\nafter", "<pre><code>let a = '&lt;b&gt;';</code></pre><p>after</p>"],
  ["# Plan\ntext", "<p><strong>Plan</strong></p><p>text</p>"],
  ["- a\n- b", "<ul><li><p>a</p></li><li><p>b</p></li></ul>"],
  ["3. a\n4. b", '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>'],
  [
    "1. a\n   - x\n   - y\n\n2. b",
    '<ol start="1"><li><p>a</p><ul><li><p>x</p></li><li><p>y</p></li></ul></li><li><p>b</p></li></ol>',
  ],
  ["Steps:\n1) a\ndone", '<p>Steps:</p><ol start="1"><li><p>a<br>done</p></li></ol>'],
  ["a\n\n---\n\nb", "<p>a</p><p>b</p>"],
  ["[shop](https://a.example/x_y_z)", '<p><a href="https://a.example/x_y_z" safe>shop</a></p>'],
  ["[mail](mailto:a@b.example)", '<p><a href="mailto:a@b.example" safe>mail</a></p>'],
  ["[x] then [link](http://a.example)", '<p>[x] then <a href="http://a.example/" safe>link</a></p>'],
  ["[bad](javascript:alert(1))", "<p>bad)</p>"],
  ["[bad](java\tscript:x) [rel](/admin)", "<p>[bad](java    script:x) rel</p>"],
  ["![a picture](https://evil.example/p.png)", "<p>a picture</p>"],
  ["<img src=x onerror=alert(1)>", "<p>&lt;img src=x onerror=alert(1)&gt;</p>"],
])("%j", (text, expected) => {
  expect(html(text)).toBe(expected);
});

test.each([
  ["**bo", "<p>**bo</p>"],
  ["a `co", "<p>a `co</p>"],
  ["```js\nlet", "<pre><code>let</code></pre>"],
  ["[li", "<p>[li</p>"],
  ["[li](https://a.exa", "<p>[li](https://a.exa</p>"],
  ["1.", '<ol start="1"><li></li></ol>'],
  ["#", "<p>#</p>"],
  ["**a *b**", "<p><strong>a *b</strong></p>"],
  ["![", "<p>![</p>"],
  ["\\", "<p>\\</p>"],
])("half-finished %j shows its words", (text, expected) => {
  expect(html(text)).toBe(expected);
});

const ALLOWED = new Set(["DIV", "P", "BR", "STRONG", "EM", "CODE", "PRE", "OL", "UL", "LI", "A"]);
const ATTRIBUTES = new Set(["class", "href", "target", "rel", "start", "tabindex"]);

const pieces = fc.constantFrom(
  ..."* ** _ __ ` ``` [ ]( ) ![ ]  # 1. - \n \n\n \t \\ < > & \" ' javascript: data: vbscript: http:// https://a.example mailto: <script> <img src=x onerror=1> &#106; \0 \u202e 😀 word".split(
    " ",
  ),
  " ",
);
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join("")),
);

test("no text yields an element, attribute or address outside the list", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const shown = show(text);
      for (const element of [shown, ...shown.querySelectorAll("*")]) {
        expect(ALLOWED).toContain(element.tagName);
        for (const name of element.getAttributeNames()) expect(ATTRIBUTES).toContain(name);
        if (element.tagName !== "A") continue;
        expect((element as HTMLAnchorElement).protocol).toMatch(/^(https?|mailto):$/u);
        expect(element.getAttribute("rel")).toBe("nofollow noopener noreferrer");
      }
    }),
    { numRuns: 400 },
  );
});

test("every beginning of a text can be shown, as it is while streaming", () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (let end = 0; end <= text.length; end += 1) show(text.slice(0, end));
    }),
    { numRuns: 25 },
  );
});

test.each(["*", "**", "*a", "[", "[a](", "`", "```\n", "- ", "> ", "_a_", "**a*", "![", "1. a\n   "])(
  "20,000 characters of %j are read in a moment",
  (piece) => {
    // The quickest of five: another program on the machine must not decide.
    const times = [1, 2, 3, 4, 5].map(() => {
      const before = performance.now();
      parseBlocks(piece.repeat(20_000 / piece.length));
      return performance.now() - before;
    });
    expect(Math.min(...times)).toBeLessThan(1_000);
  },
);
