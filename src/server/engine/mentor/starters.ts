import type { Stage } from "../playbook/vocabulary.ts";
import type { MentorFacts } from "./facts.ts";

const BY_STAGE: Record<Stage, readonly string[]> = {
  "Idea Stage": ["How do I find out whether people want this?", "Who should I build it for first?"],
  "Planning Stage": ["What should my first price be?", "What is the smallest version I can sell?"],
  "Legal Setup": ["Which legal form fits a small start?", "What do I have to keep for the tax office?"],
  "Pre-Launch": ["How do I plan the launch week?", "What must be on my page before I open?"],
  Launching: ["Where do I find my next ten customers?", "What do I write to people who went quiet?"],
  Scaling: ["What should I hand over first?", "Which number should I watch each week?"],
};

/** Suggested first questions, based on the person's situation. */
export function startersFor({ person, stage, open, completed }: MentorFacts): string[] {
  const [next] = open;
  const name = person.businessName;
  return [
    next ? `Help me with “${next.title}”` : "What should I do next?",
    ...BY_STAGE[stage].map((text) => (name && /\bthis\b/u.test(text) ? text.replace("this", name) : text)),
    completed > 0 ? "How am I doing so far?" : "How does SideQuest work?",
  ];
}
