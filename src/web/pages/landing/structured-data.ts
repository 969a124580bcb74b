import { PUBLIC_URL_MARK } from "#contracts/pages/page-marks.ts";
import { MONTHLY_PRICE } from "#domain/billing/subscription.ts";
import { page } from "./landing-content.ts";
import { questions } from "./offer-content.ts";

const HOME = `${PUBLIC_URL_MARK}/`;
const CENTS = 100;

/** What search engines read, in the words of schema.org. Only what is true: sample figures and ratings are not in it. */
export const structuredData = {
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "WebSite", name: "SideQuest", url: HOME, description: page.description },
    {
      "@type": "SoftwareApplication",
      name: "SideQuest",
      url: HOME,
      image: `${PUBLIC_URL_MARK}/preview.png`,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Any, in a browser",
      offers: {
        "@type": "Offer",
        price: (MONTHLY_PRICE.amount / CENTS).toFixed(2),
        priceCurrency: MONTHLY_PRICE.currency.toUpperCase(),
      },
    },
    {
      "@type": "FAQPage",
      mainEntity: questions.list.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ],
};
