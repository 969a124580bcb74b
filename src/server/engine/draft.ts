import type { XpReward } from "#domain/quests/quest.ts";
import type { BatchPlace, BatchPlan } from "#domain/quests/quest-batch.ts";
import type { Easing } from "#domain/review/hard-week.ts";
import type { History } from "./history.ts";
import type { Library } from "./library.ts";
import type { Person } from "./person.ts";
import type { Playbook, Template } from "./playbook/playbook.ts";
import type { Constraint, Stage } from "./playbook/vocabulary.ts";
import type { TypeTaste } from "./prior.ts";
import type { ReadSense } from "./text/sense/sense-thread.ts";
import type { Encoder } from "./text/vectors.ts";

/** Everything a batch depends on; the same request always gives the same batch. */
export interface BatchRequest {
  readonly person: Person;
  /** The stage in the profile. */
  readonly stage: Stage;
  /** The stage that the facts speak for; the same or a later one. */
  readonly stageReached: Stage;
  /** The longest quest this person wants. */
  readonly hoursAtMost: number;
  /** Why this week's quests are lighter, if they are. */
  readonly easing?: Easing | null;
  /** What was hard last week, beside the amount of work: fewer quests ask for it this week. */
  readonly hardSubjects?: ReadonlySet<Constraint>;
  readonly plan: BatchPlan;
  readonly history: History;
  /** What people of this business type did with a category. */
  readonly taste: ReadonlyMap<string, TypeTaste>;
  /** Mean rating, 4 to 5, of templates that did well for similar businesses. */
  readonly didWell: ReadonlyMap<string, number>;
  /** Texts from a language model, by template; each is checked before use. */
  readonly adapted: ReadonlyMap<string, AdaptedText>;
  /** If the batch opens with what the person told, then in its shortest form. */
  readonly opensSmall?: boolean;
  /** Quests that stand in this week already. */
  readonly beside?: readonly Template[];
}

export interface AdaptedText {
  readonly title: string;
  readonly description: string;
}

export interface Engine {
  readonly playbook: Playbook;
  readonly encoder: Encoder;
  readonly library: Library;
  /** Reads the meaning of a description's sentences, so that more of what it tells is heard from then on. */
  readonly prepareHearing: (description: string, readSense: ReadSense) => Promise<void>;
}

export interface Candidate {
  readonly template: Template;
  readonly score: number;
}

export interface DraftQuest {
  readonly template: Template;
  readonly score: number;
  readonly place: BatchPlace;
  readonly hours: number;
  readonly title: string;
  readonly description: string;
  readonly xpReward: XpReward;
  readonly tools: readonly string[];
  readonly reason: string;
}

export interface Draft {
  /** Best first once ranked. */
  readonly candidates: readonly Candidate[];
  readonly quests: readonly DraftQuest[];
}

export interface BatchContext extends Engine {
  readonly request: BatchRequest;
}

/** Improves a draft or returns it unchanged. To add a plugin, add its file and a line in plugins/index.ts. */
export interface Plugin {
  readonly name: string;
  enhance(draft: Draft, context: BatchContext): Draft;
}
