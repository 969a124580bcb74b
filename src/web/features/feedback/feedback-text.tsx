import { Bug, Lightbulb, Palette, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import type { FeedbackType } from "#contracts/feedback.ts";
import { t } from "#web/platform/language/text.ts";

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
    { value: "ui", label: t("Rate UI"), icon: icons.ui },
    { value: "ai", label: t("Rate AI"), icon: icons.ai },
    { value: "bug", label: t("Report Issue"), icon: icons.bug },
  ],
  titleMissing: () => t("Please provide a title for your feedback."),
  descriptionMissing: () => t("Please describe your feedback in detail."),
};

export const WIDGET_FORM: FeedbackForm = {
  draftName: "report",
  kinds: [
    { value: "bug", label: t("Bug Report"), icon: icons.bug },
    { value: "feature", label: t("Feature Request"), icon: icons.feature },
  ],
  titleMissing: (type) =>
    type === "bug"
      ? t("Please provide a title for your bug.")
      : t("Please provide a title for your feature."),
  descriptionMissing: (type) =>
    type === "bug" ? t("Please describe the bug in detail.") : t("Please describe the feature in detail."),
};

const SENT: Record<FeedbackType, string> = {
  ui: t("UI Rating Submitted"),
  ai: t("AI Rating Submitted"),
  bug: t("Bug Report Submitted"),
  feature: t("Feature Request Submitted"),
};

export function thanksFor(type: FeedbackType) {
  return {
    title: SENT[type],
    description: t("Thank you for helping us improve! We'll review your feedback."),
  };
}

/** Placeholder of the empty field: what helps us most. */
export const WORTH_TELLING: Record<FeedbackType, string> = {
  ui: t("What feels right, and what gets in your way?"),
  ai: t("Which quest or answer, and what was good or wrong about it?"),
  bug: t("What did you do, what happened, and what did you expect?"),
  feature: t("What would you like to do, and what would it change for you?"),
};
