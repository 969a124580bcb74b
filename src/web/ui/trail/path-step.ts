/** reached, left behind without a record, at work, free to start, locked */
export type PathStepState = "done" | "passed" | "now" | "open" | "ahead";

export interface PathStep {
  /** 0 is the lowest. */
  readonly terrace: number;
  readonly state: PathStepState;
}
