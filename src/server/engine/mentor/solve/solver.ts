import type { Amount } from "./amounts.ts";
import { counted, figure, money, singular, withArticle } from "./format.ts";
import type { Role } from "./role-cues.ts";
import type { Period } from "./units.ts";

/** One number a solver works with, as it is kept between turns of a talk. */
export interface Input {
  readonly value: number;
  /** How it stands in the sum: "4 × 9,500 + 6,000". */
  readonly terms: string;
  readonly kind: Amount["kind"];
  readonly per: Amount["per"];
  readonly span: Period | null;
  readonly ratio: readonly [number, number] | null;
  readonly range: readonly [number, number] | null;
  readonly isEach: boolean;
  readonly noun: string | null;
}

export interface Inputs {
  readonly values: Readonly<Record<string, Input>>;
  readonly currency: string | null;
  /** What is sold or counted, as the person calls it. */
  readonly thing: string | null;
  /** The period the question is about. */
  readonly period: Period | null;
  /** The question itself, for details that change the wording only. */
  readonly question: string;
}

export interface Slot {
  readonly key: string;
  /** How well an amount suits: 0 not at all, 3 without doubt. */
  readonly fit: (amount: Amount) => number;
  /** Takes every amount that suits and adds them up. */
  readonly isMany?: boolean;
  /** A weak fit may still fill it where the sum is asked for and nothing else is left. */
  readonly takesRest?: boolean;
  /** Words for "without the …". */
  readonly name?: RegExp;
}

/** The parts of an answer in their order; `sum` is one line of arithmetic. */
export interface Parts {
  readonly result: string;
  readonly sum: string;
  readonly limit: string;
  readonly next: string;
  readonly isTax?: boolean;
  /** Figures a later sum may use, by the name of its input. */
  readonly found?: Readonly<Record<string, number>>;
}

export interface Solver {
  readonly id: string;
  /** How plainly the words ask for this: 0 not at all, 1 possible, 2 likely, 3 plainly. */
  readonly cue: (question: string) => number;
  readonly slots: readonly Slot[];
  /** Sets of inputs, each of which is enough. */
  readonly needs: readonly (readonly string[])[];
  readonly answer: (given: Given) => Parts | null;
  /** The question for one missing input, with a way to estimate it. */
  readonly askFor: Readonly<Record<string, string>>;
  /** Answers "is that good?" after the sum. */
  readonly verdict?: (given: Given) => string;
  /** A plain statement is enough to start it ("We have 7 and want 10"). */
  readonly isStatedWhole?: boolean;
}

/** What a solver reads while it answers. */
export class Given {
  constructor(readonly inputs: Inputs) {}

  has(key: string): boolean {
    return this.inputs.values[key] !== undefined;
  }
  input(key: string): Input | undefined {
    return this.inputs.values[key];
  }
  value(key: string, otherwise = 0): number {
    return this.inputs.values[key]?.value ?? otherwise;
  }
  /** The sum as written, in brackets where it has several terms. */
  terms(key: string): string {
    const terms = this.inputs.values[key]?.terms ?? "0";
    return /[+−×]/u.test(terms) ? `(${terms})` : terms;
  }
  rawTerms(key: string): string {
    return this.inputs.values[key]?.terms ?? "0";
  }
  /** A percent input as a factor: 0.2 for 20 %. */
  share(key: string): number {
    return this.value(key) / 100;
  }
  money(value: number): string {
    return money(value, this.inputs.currency);
  }
  /** "13 visits", or "13 sales" where the text names no thing. */
  things(count: number): string {
    return counted(count, this.inputs.thing ?? "sale");
  }
  get oneThing(): string {
    return this.inputs.thing ? singular(this.inputs.thing) : "one";
  }
  get aThing(): string {
    return this.inputs.thing ? withArticle(this.inputs.thing) : "one";
  }
  /** " a month", or nothing. */
  get aPeriod(): string {
    return this.inputs.period ? ` a ${this.inputs.period}` : "";
  }
}

/** "6 became clients" is a bare number too, but nobody's money. */
const isPeople = ({ roles, before }: Amount) =>
  Math.max(roles.part ?? 0, roles.convert ?? 0, roles.churn ?? 0) >= 0.8 &&
  !/\p{L}/u.test(before.replace(/\b(?:and|only|if|just|about|when|of which|then|now)\b/giu, ""));
const isMoney = (amount: Amount) =>
  amount.kind === "money" ? 1 : amount.kind === "bare" && !isPeople(amount) ? 0.8 : 0;
const MONEY_ROLES: readonly Role[] = ["price", "cost", "fixed", "spend", "label"];
const isCount = (amount: Amount) =>
  amount.kind === "count"
    ? 1.4
    : amount.kind === "bare"
      ? strongest(amount, MONEY_ROLES) >= 0.6 && !isPeople(amount)
        ? 0.2
        : 0.8
      : 0;

type Also = (amount: Amount) => number;

/** Fits money (or a bare number) by its roles; `also` adds or takes away for other signs. */
export function moneyFor(roles: readonly Role[], also: Also = () => 0): Slot["fit"] {
  return (amount) =>
    isMoney(amount) === 0 ? 0 : isMoney(amount) * 0.5 + strongest(amount, roles) * 2 + also(amount);
}

export function countFor(roles: readonly Role[], also: Also = () => 0): Slot["fit"] {
  return (amount) =>
    isCount(amount) === 0 || (!roles.includes("pack") && (amount.roles.pack ?? 0) > 0.5)
      ? 0
      : isCount(amount) * 0.9 + strongest(amount, roles) * 1.6 + also(amount);
}

export function percentFor(roles: readonly Role[], base = 0): Slot["fit"] {
  return ({ kind, ...amount }) => (kind === "percent" ? base + strongest(amount, roles) * 3 : 0);
}

export function hoursFor(also: Also = () => 0): Slot["fit"] {
  return (amount) => (amount.kind === "hours" ? 2 + also(amount) : 0);
}

export function spanFor(roles: readonly Role[] = [], base = 1.3): Slot["fit"] {
  return (amount) => (amount.kind === "span" ? base + strongest(amount, roles) * 2 : 0);
}

export function strongest({ roles }: Pick<Amount, "roles">, wanted: readonly Role[]): number {
  return Math.max(0, ...wanted.map((role) => roles[role] ?? 0));
}

/** The weight of the strongest pattern that the question matches. */
export function cues(...patterns: readonly (readonly [RegExp, number])[]): Solver["cue"] {
  return (question) =>
    Math.max(0, ...patterns.map(([pattern, weight]) => (pattern.test(question) ? weight : 0)));
}

export function numberInput(value: number, kind: Input["kind"], per: Input["per"] = null): Input {
  return {
    value,
    terms: figure(value),
    kind,
    per,
    span: null,
    ratio: null,
    range: null,
    isEach: false,
    noun: null,
  };
}
