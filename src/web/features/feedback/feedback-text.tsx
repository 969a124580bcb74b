import { Bug, Lightbulb, Palette, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import type { FeedbackType } from "#contracts/feedback.ts";

interface FeedbackKind {
  value: FeedbackType;
  label: string;
  icon: ReactNode;
}

/** What differs between the two feedback dialogs. */
export interface FeedbackForm {
  /** Storage name of the draft. */
  draftName: string;
  kinds: readonly FeedbackKind[];
  titleMissing: (type: FeedbackType) => string;
  descriptionMissing: (type: FeedbackType) => string;
}

const icons = { bug: <Bug />, ui: <Palette />, ai: <Sparkles />, feature: <Lightbulb /> };

export const HEADER_FORM: FeedbackForm = {
  draftName: "feedback",
  kinds: [
    { value: "ui", label: "Rate UI", icon: icons.ui },
    { value: "ai", label: "Rate AI", icon: icons.ai },
    { value: "bug", label: "Report Issue", icon: icons.bug },
  ],
  titleMissing: () => "Please provide a title for your feedback.",
  descriptionMissing: () => "Please describe your feedback in detail.",
};

export const WIDGET_FORM: FeedbackForm = {
  draftName: "report",
  kinds: [
    { value: "bug", label: "Bug Report", icon: icons.bug },
    { value: "feature", label: "Feature Request", icon: icons.feature },
  ],
  titleMissing: (type) => `Please provide a title for your ${type}.`,
  descriptionMissing: (type) => `Please describe the ${type} in detail.`,
};

const SENT: Record<FeedbackType, string> = {
  ui: "UI Rating",
  ai: "AI Rating",
  bug: "Bug Report",
  feature: "Feature Request",
};

export function thanksFor(type: FeedbackType) {
  return {
    title: `${SENT[type]} Submitted`,
    description: "Thank you for helping us improve! We'll review your feedback.",
  };
}

/** Placeholder of the empty field: what helps us most. */
export const WORTH_TELLING: Record<FeedbackType, string> = {
  ui: "What feels right, and what gets in your way?",
  ai: "Which quest or answer, and what was good or wrong about it?",
  bug: "What did you do, what happened, and what did you expect?",
  feature: "What would you like to do, and what would it change for you?",
};
