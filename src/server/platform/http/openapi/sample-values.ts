/** Texts that say what a field is for, by its name. */
export const SAMPLE_TEXT: Readonly<Record<string, string>> = {
  username: "Maya Lindqvist",
  name: "Maya Lindqvist",
  email: "maya@example.com",
  title: "Call three past customers",
  description: "Ask what they would buy again, and write it down.",
  category: "Sales",
  difficulty: "Beginner",
  businessName: "Lindqvist Soap",
  businessType: "Handmade goods",
  what: "Three bars of soap",
  notes: "Two of them ordered.",
  text: "Two of them ordered.",
  prompt: "How do I price my soap?",
  currency: "usd",
  timeZone: "Europe/Stockholm",
  month: "2026-03",
  currentPage: "/app",
  message: "A value is not as described.",
  q: "customers",
  link: "https://example.com/offer",
  url: "https://example.com/offer",
  from: "22:00",
  to: "07:00",
  before: "2026-03-02T09:30:00.000Z~3f0c9a52-64bd-4b7e-9a53-0d8f8a4be1c7",
  next: "2026-03-02T09:30:00.000Z~3f0c9a52-64bd-4b7e-9a53-0d8f8a4be1c7",
  lastFour: "k9Qw",
  secret: "sidequest_…",
};

/** Texts for the patterns that contracts use. */
const BY_PATTERN = [
  "2026-03-02",
  "2026-03",
  "08:00",
  "usd",
  "3f0c9a52-64bd-4b7e-9a53-0d8f8a4be1c7",
  "2026-03-02T09:30:00.000Z",
  "a".repeat(87),
  "a".repeat(43),
  "a".repeat(22),
  "sells",
  "1",
];

export function sampleOfPattern(pattern: string): string | undefined {
  const rule = new RegExp(pattern, "u");
  return BY_PATTERN.find((sample) => rule.test(sample));
}
