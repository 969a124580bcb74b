import type { Engine } from "../draft.ts";
import type { Classifier } from "../text/classifier.ts";
import type { Bank } from "./bank/bank.ts";
import type { Glossary } from "./reading/glossary.ts";

/** The engine with what the mentor needs. */
export interface Mentor extends Engine {
  readonly classifier: Classifier;
  readonly bank: Bank;
  readonly glossary: Glossary;
  readonly spell: (text: string) => string;
}
