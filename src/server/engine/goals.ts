import type { Milestone } from "#domain/business/fact-keys.ts";
import type { Person } from "./person.ts";
import type { Template } from "./playbook/playbook.ts";
import type { Attribute } from "./playbook/vocabulary.ts";

type Goal = Person["goals"][number];

/** The milestones and kinds of work that bring a person closer to a goal of onboarding. */
const SERVES: Record<Goal, { milestones: readonly Milestone[]; attributes: readonly Attribute[] }> = {
  "Generate Revenue": {
    milestones: ["price", "wanted", "payable", "firstSale", "tenSales"],
    attributes: ["selling"],
  },
  "Learn New Skills": { milestones: ["made", "tried"], attributes: ["making", "tech", "design"] },
  "Build Portfolio": { milestones: ["made", "proof", "published", "reviews"], attributes: ["making"] },
  "Test Ideas": { milestones: ["talked", "made", "tried", "wanted"], attributes: ["research"] },
  "Passive Income": {
    milestones: ["page", "payable", "channel", "process"],
    attributes: ["writing", "tech"],
  },
  "Gain Experience": { milestones: ["tried", "delivery", "firstSale"], attributes: ["people"] },
  Network: { milestones: ["talked", "helpers", "channel", "repeat"], attributes: ["people", "talking"] },
  "Financial Freedom": {
    milestones: ["price", "numbers", "priceRaised", "reserve"],
    attributes: ["numbers"],
  },
  "Start Side Business": {
    milestones: ["offer", "registered", "account", "page", "firstSale"],
    attributes: [],
  },
  "Develop Expertise": { milestones: ["made", "proof", "reviews"], attributes: ["research", "writing"] },
};

export function servesGoal({ milestone, attributes }: Template, goal: Goal): boolean {
  const { milestones, attributes: wanted } = SERVES[goal];
  return milestones.includes(milestone) || attributes.some((attribute) => wanted.includes(attribute));
}
