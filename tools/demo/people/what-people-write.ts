import type { FeedbackType } from "#contracts/feedback.ts";

/** Quests that demo people create; the second entry is one of the form's categories. */
export const OWN_QUESTS: readonly (readonly [title: string, category: string])[] = [
  ["Call the printer about the flyers", "Marketing"],
  ["Take new photos in daylight", "Marketing"],
  ["Answer the three open mails", "Business"],
  ["Ask Mum's choir what they would pay", "Product"],
  ["Sort the receipts of this month", "Business"],
  ["Fix the typo on the front page", "Development"],
  ["Try the new box with a real parcel", "Product"],
  ["Write the text for the shop window", "Marketing"],
  ["Find out what the stall costs in spring", "Business"],
  ["Back up everything", "Development"],
  ["Read the contract again", "Business"],
  ["Thank the first ten buyers by name", "Marketing"],
  ["Move the newsletter to Tuesday", "Marketing"],
  ["Measure how long one piece takes", "Product"],
  ["Ask two friends to test the checkout", "Development"],
  ["Draw the next three versions", "Product"],
  ["Clean up the workshop", "Other"],
  ["Compare two insurers", "Business"],
  ["Send the offer to the café on the corner", "Business"],
  ["Make the page faster on my old phone", "Development"],
  ["Prepare the talk for the evening class", "Other"],
  ["Put the prices on one page", "Product"],
  ["Look for a second supplier", "Business"],
  ["Collect what people asked last month", "Product"],
];

export const NOTES: readonly string[] = [
  "Took longer than planned, but it is done.",
  "Two of five said yes at once.",
  "Nobody answered yet. I will ask again on Friday.",
  "Easier than I feared.",
  "I learned that the price was never the question.",
  "Sent it before I could think about it too long.",
  "Needs a second round next week.",
];

export const REJECTION_REASONS: readonly string[] = [
  "I did this before I came here.",
  "Not for my kind of business.",
  "Too big for this month.",
];

export const QUESTIONS: readonly (readonly [topic: string, question: string])[] = [
  ["pricing", "How do I know whether my price is too low?"],
  ["first-customers", "Where do I find my first ten customers?"],
  ["validation", "How can I find out whether anybody wants this?"],
  ["time", "I only have two evenings a week. Where do I start?"],
  ["website", "Do I need a website before I sell anything?"],
  ["legal-form", "Which legal form makes sense at the beginning?"],
  ["content", "What should I post if nothing happens this week?"],
  ["outreach", "How do I write to people who do not know me?"],
  ["reviews", "How do I ask for a review without being a nuisance?"],
  ["cash-flow", "Money comes in late every month. What can I do?"],
  ["motivation", "I lost heart after the last launch. What now?"],
  ["suppliers", "How do I talk to a supplier about smaller quantities?"],
  ["niche", "Is my niche too small?"],
  ["launch", "What has to be ready on launch day?"],
];

interface Message {
  readonly type: FeedbackType;
  readonly title: string;
  readonly description: string;
}

export const FEEDBACK: readonly Message[] = [
  {
    type: "bug",
    title: "The timer went on over night",
    description: "I forgot to stop it. A question after an hour would help.",
  },
  {
    type: "bug",
    title: "Quest shows on the wrong day",
    description: "After travelling the quest of Monday stood on Sunday for a moment.",
  },
  {
    type: "bug",
    title: "Picture missing when sharing",
    description: "The share page opened, but the picture took very long.",
  },
  {
    type: "bug",
    title: "Button hidden by the keyboard",
    description: "On my phone I cannot see Save while I type.",
  },
  {
    type: "ui",
    title: "Dark mode is lovely",
    description: "Only the grey on the small numbers could be a little lighter.",
  },
  {
    type: "ui",
    title: "Where is the logbook?",
    description: "I looked for it in the menu for a while before I found it.",
  },
  {
    type: "ui",
    title: "More room on a tablet",
    description: "The week could use the whole width when I hold it sideways.",
  },
  {
    type: "ai",
    title: "Good answer about prices",
    description: "The step with three sizes was exactly what I needed.",
  },
  {
    type: "ai",
    title: "Quests are a little too big",
    description: "I have two hours a week. Most quests want four.",
  },
  {
    type: "ai",
    title: "Suggested something I ruled out",
    description: "I said no calls, and one quest still had a call in step three.",
  },
  {
    type: "feature",
    title: "Quests with my partner",
    description: "We are two. It would be good to share one week.",
  },
  {
    type: "feature",
    title: "Calendar of the phone",
    description: "Please let me see the quests beside my other appointments.",
  },
  {
    type: "feature",
    title: "Weekly summary",
    description: "One mail on Sunday with what I did would be enough for me.",
  },
  { type: "feature", title: "Print the logbook", description: "My bank likes paper." },
];

export const RATING_WORDS: readonly string[] = [
  "Calm and clear. I like that nothing blinks.",
  "Fast, even on the train.",
  "I would like a wider week on my laptop.",
  "Finding the settings took me a moment.",
];
