import type { Milestone } from "#domain/business/fact-keys.ts";
import type { Model } from "#domain/business/models.ts";
import type { Caution, Stage } from "../../playbook/vocabulary.ts";

/** One thing that people ask. */
export interface Entry {
  readonly id: string;
  readonly topic: string;
  /** Ways of asking, by different people. */
  readonly asks: readonly string[];
  /** The question on a button. */
  readonly label: string;
  /** Left out: for every kind of business. */
  readonly models?: readonly Model[];
  readonly stages?: readonly Stage[];
  /** Only for somebody who shares good news. */
  readonly mood?: "joy";
}

/** A question about the product, with its answer. */
export interface HelpAnswer extends Entry {
  readonly answer: string;
}

/** A stored answer to one question about a business. */
export interface BankAnswer extends Entry {
  /** Its first sentence answers. */
  readonly answer: string;
  /** One thing to do this week. */
  readonly step: string;
  readonly why: string;
  /** A second way, for somebody who tried the first. */
  readonly other: string;
  readonly example: string;
  /** The one fact that would change the answer. */
  readonly depends?: string;
  /** The milestone that a quest on this serves. */
  readonly leads?: Milestone;
  readonly caution?: Caution;
  /** Something has gone wrong or threatens to: nothing is offered under it, no quest either. */
  readonly grave?: true;
}

/** The parts of a stored answer that can be said on their own. */
export type Part =
  | "answer"
  | "short"
  | "recap"
  | "example"
  | "wording"
  | "other"
  | "other-short"
  | "why"
  | "first";
