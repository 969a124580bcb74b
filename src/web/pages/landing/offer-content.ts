import { MONTHLY_PRICE, TRIAL_DAYS } from "#domain/billing/subscription.ts";
import { formatMoney } from "#domain/general/money.ts";

/** What SideQuest costs and what people ask before they begin; the terms and the privacy policy say the same. */

export interface Plan {
  name: string;
  price: string;
  per: string;
  points: string[];
  isMain?: boolean;
}

export const pricing: { title: string; lead: string; plans: Plan[] } = {
  title: "One plan, one price",
  lead: "Try everything first. No card is asked, so nothing can be charged by surprise.",
  plans: [
    {
      name: "Trial",
      price: "$0",
      per: `for ${TRIAL_DAYS} days, once`,
      points: ["Everything in the plan", "No credit card", "Ends by itself"],
    },
    {
      name: "SideQuest",
      price: formatMoney(MONTHLY_PRICE),
      per: "a month",
      points: [
        "New quests that fit your week",
        "The mentor, at any hour",
        "Two clicks to cancel",
        "Not happy? Money back within 14 days of a payment",
      ],
      isMain: true,
    },
    {
      name: "Without a plan",
      price: "$0",
      per: "for as long as you like",
      points: ["See and finish your quests", "Create your own", "Export everything you wrote"],
    },
  ],
};

interface Question {
  question: string;
  answer: string;
  link?: { href: string; label: string };
}

export const questions: { title: string; list: Question[] } = {
  title: "Questions people ask first",
  list: [
    {
      question: "Do I need a business idea already?",
      answer:
        "No. You can begin at any stage, from a loose idea to a shop that sells. A few short questions, most of them one tap, and the first quest takes about ten minutes.",
    },
    {
      question: "How much time does it take?",
      answer:
        "As much as you have. You mark your free days and hours, and quests are sized to fit them. Rest days keep your streak when life gets in the way.",
    },
    {
      question: "What happens when the trial ends?",
      answer:
        "Nothing is charged. Your account, your quests and your progress stay; new quests and the mentor wait until you subscribe.",
    },
    {
      question: "Is the mentor a person?",
      answer:
        "No, it is a program, and it can be wrong: check what matters. It knows your business, your week and what you finished, and every answer says who wrote it.",
    },
    {
      question: "Who sees what I write?",
      answer:
        "You, and the people who run this site as far as running it needs. Nothing is sold, and there is no advertising.",
      link: { href: "/privacy", label: "Read the privacy policy" },
    },
    {
      question: "Can I leave, and take my data with me?",
      answer:
        "Yes. You cancel with two clicks and keep the month you paid for. In your profile you can download everything as one file, and close your account.",
    },
  ],
};
