import { expect, test } from "vitest";
import { LANDING_HTML, landingPage, part } from "#web/testing/landing.ts";

const page = landingPage();
const text = (selector: string) => part(page, selector).textContent;

test.each([
  "23 people started today",
  "4.9/5",
  "127 reviews",
  "124",
  "users mentored",
  "139",
  "businesses launched",
  "80%",
  "revenue rate",
  "$200k+",
  "3 Simple Steps",
  "Sign Up Free",
  "Get Your Plan",
  "5 quick questions",
  "business plan in 2 minutes",
  "Start Building",
  "How Your AI Mentor Works",
  "Video Not Supported",
  "$20 a month",
])("it says “%s”", (words) => {
  expect(page.body.textContent).toContain(words);
});

test("the four promises stand together", () => {
  const promises = [...page.querySelectorAll("main > section:last-child li")].map((item) =>
    item.textContent.trim(),
  );
  expect(promises).toEqual([
    "2 minutesto a business plan",
    "30 daysto your first customers",
    "90 daysto launch, or 1-on-1 coaching",
    "Freeto start, no credit card",
  ]);
});

test("every group of figures, and every story, says that it is a sample", () => {
  expect(text("main > section:first-child")).toMatch(/started todaysample.*127 reviewssample/su);
  expect(text("[aria-label=Figures]")).toContain("Sample figures");
  const stories = [...page.querySelectorAll("figcaption")].map((caption) => caption.textContent);
  expect(stories).toHaveLength(3);
  for (const story of stories) expect(story).toContain("sample story");
});

test("of the five headlines the first one shows before any script", () => {
  const states = [...page.querySelectorAll<HTMLElement>("h1 > [data-headline]")].map(
    (headline) => headline.dataset.headline,
  );
  expect(states).toEqual(["now", "next", "next", "next", "next"]);
  expect(text("[data-headline=now]")).toBe("Turn your side business into a quest.");
});

test("every call to action is a link to the sign-in and knows where it stands", () => {
  const calls = [...page.querySelectorAll<HTMLElement>("[data-call]")];
  expect(calls.map((call) => [call.dataset.call, call.textContent])).toEqual([
    ["header", "Launch"],
    ["hero", "Start my SideQuest Today"],
    ["secondary", "Start My Business Plan"],
    ["secondary", "Start my SideQuest Today"],
  ]);
  for (const call of calls) expect(call.getAttribute("href")).toBe("/api/auth/google?returnTo=%2F");
});

test("links within the page lead somewhere", () => {
  const targets = [...page.querySelectorAll("a[href^='#']")].map((link) => link.getAttribute("href") ?? "");
  expect(targets).toEqual(["#main", "#steps", "#mentor", "#stories", "#pricing", "#questions", "#film"]);
  for (const target of targets) expect(page.querySelector(target), target).not.toBeNull();
});

test("without samples no made-up figure or story is left, and no link to one", () => {
  const plain = landingPage({ hasSamples: false });
  for (const words of [
    "23 people",
    "4.9/5",
    "127 reviews",
    "124",
    "139",
    "80%",
    "$200k",
    "Dana R.",
    "sample",
  ])
    expect(plain.body.textContent).not.toContain(words);
  expect(plain.querySelector("a[href='#stories']")).toBeNull();
  expect(part(plain, "main > section:first-child").textContent).toContain("Free, no credit card");
  const headings = [...plain.querySelectorAll("h2")].map(({ textContent }) => textContent);
  expect(headings).toEqual([
    "3 Simple Steps",
    "A mentor that did its homework",
    "How Your AI Mentor Works",
    "One plan, one price",
    "Questions people ask first",
    "Your first quest fits one evening",
  ]);
});

test("it says what the trial and the plan cost, and what stays without one", () => {
  const plans = [...page.querySelectorAll("#pricing > div > ul > li")].map((plan) => plan.textContent);
  expect(plans).toEqual([
    expect.stringContaining("$0for 30 days, once"),
    expect.stringContaining("$20a month"),
    expect.stringContaining("$0for as long as you like"),
  ]);
});

test("search engines read the price and the questions, and no sample figure or rating", () => {
  const blocks = page.querySelectorAll("script[type='application/ld+json']");
  expect(blocks).toHaveLength(1);
  const data = JSON.parse(blocks[0]?.textContent ?? "");
  const [site, app, faq] = data["@graph"];
  expect(site).toMatchObject({ "@type": "WebSite", url: "__PUBLIC_URL__/" });
  expect(app.offers).toEqual({ "@type": "Offer", price: "20.00", priceCurrency: "USD" });
  const asked = faq.mainEntity.map(({ name }: { name: string }) => name);
  const shown = [...page.querySelectorAll("#questions summary")].map(({ textContent }) => textContent);
  expect(asked.length).toBeGreaterThan(3);
  expect(shown).toEqual(asked);
  expect(JSON.stringify(data)).not.toMatch(/aggregateRating|"review|4\.9|124/iu);
});

test("it has one blocking script, one that waits, nothing inline and nothing from elsewhere", () => {
  const scripts = [...page.querySelectorAll("script:not([type='application/ld+json'])")].map(
    ({ outerHTML }) => outerHTML,
  );
  expect(scripts).toEqual([
    '<script src="/theme.js"></script>',
    '<script type="module" src="/assets/landing-1.js" fetchpriority="low"></script>',
  ]);
  expect(LANDING_HTML).not.toMatch(/(?:src|href)="(?:https?:)?\/\//u);
  expect(text("style")).toBe(".a > .b { color: red }");
});

test("what a shared link shows has this instance's address in it", () => {
  const content = (name: string) => part(page, `meta[property='${name}']`).getAttribute("content");
  expect(content("og:url")).toBe("__PUBLIC_URL__/");
  expect(content("og:image")).toBe("__PUBLIC_URL__/preview.png");
  expect(part(page, "link[rel=canonical]").getAttribute("href")).toBe("__PUBLIC_URL__/");
  expect(part(page, "meta[name='twitter:card']").getAttribute("content")).toBe("summary_large_image");
  expect(part(page, "footer a[href^=mailto]").getAttribute("href")).toBe("mailto:__SUPPORT_EMAIL__");
});
