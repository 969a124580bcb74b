import { expect, test } from "vitest";
import { everyInstance, legalVariant } from "#contracts/pages/legal-variant.ts";
import { renderLegal } from "./render-legal.tsx";

const pages = renderLegal();
const variants = everyInstance("support@example.com").map(legalVariant);

test.each([
  ["/privacy", "Privacy Policy · SideQuest", "Privacy Policy", "What we keep"],
  ["/terms", "Terms of Service · SideQuest", "Terms of Service", "Cancelling and refunds"],
])(
  "%s is a whole text for every kind of instance, with its title and the way back",
  (path, title, heading, part) => {
    const page = pages[path];
    expect(page?.title).toBe(title);
    expect(Object.keys(page?.bodies ?? {}).sort()).toEqual([...variants].sort());
    for (const body of Object.values(page?.bodies ?? {})) {
      expect(body).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`, "u"));
      expect(body).toContain(`>${part}</h2>`);
      expect(body).toMatch(/<a[^>]*href="\/"[^>]*>.*?Back to Home<\/a>/u);
      expect(body).toContain('href="mailto:__SUPPORT_EMAIL__"');
      expect(body).not.toContain("<script");
    }
  },
);

test("both name who runs the instance, and the terms whose law holds", () => {
  for (const body of Object.values(pages["/privacy"]?.bodies ?? {}))
    expect(body).toContain("is run by __OPERATOR__.");
  for (const body of Object.values(pages["/terms"]?.bodies ?? {}))
    expect(body).toMatch(/between you and __OPERATOR__\. The law of __JURISDICTION__ holds/u);
});

test("what depends on the instance is said as it is there", () => {
  const privacy = pages["/privacy"]?.bodies ?? {};
  expect(privacy["google-stripe-models"]).toContain("Language models at __MODEL_HOSTS__");
  expect(privacy["google-stripe-models"]).toContain("fetches your picture");
  expect(privacy["local-sandbox-no-models"]).toContain("No text leaves it");
  expect(privacy["local-sandbox-no-models"]).not.toContain("Stripe");
  expect(privacy["local-sandbox-no-models"]).toContain("Payments are in test mode");
  expect(privacy["local-off-no-models"]).toContain("This instance takes no payments.");
  expect(privacy["local-off-no-models"]).not.toMatch(/Stripe|test mode/u);
});
