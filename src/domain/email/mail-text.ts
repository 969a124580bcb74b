/** The parts of a mail that operators may change. */
export interface MailText {
  readonly subject: string;
  /** What an inbox shows after the subject. */
  readonly preheader: string;
  /** The greeting and the paragraphs, with an empty line between them. */
  readonly body: string;
  readonly button: string;
}

export type MailField = keyof MailText;

export const MAIL_FIELDS: Record<MailField, { name: string; longest: number; isOneLine: boolean }> = {
  subject: { name: "Subject", longest: 120, isOneLine: true },
  preheader: { name: "Preheader", longest: 150, isOneLine: true },
  body: { name: "Text", longest: 3_000, isOneLine: false },
  button: { name: "Button", longest: 40, isOneLine: true },
};

export const MAIL_VARIABLES = {
  name: "the reader's name",
  site: "the host of this instance",
  support_email: "the address for questions",
} as const;

type MailVariable = keyof typeof MAIL_VARIABLES;
export type MailValues = Readonly<Record<MailVariable, string>>;

/** Without the name a mail reads like one to everybody. */
const REQUIRED_IN_BODY: readonly MailVariable[] = ["name"];

const VARIABLE = /\{\{\s*([\p{L}\p{N}_-]*)\s*\}\}/gu;

export interface MailTextProblem {
  readonly field: MailField;
  readonly text: string;
}

/** The first thing in each field that keeps a text from being sent. */
export function checkMailText(text: MailText): MailTextProblem[] {
  return (Object.keys(MAIL_FIELDS) as MailField[]).flatMap((field) =>
    problemsOf(field, text[field])
      .slice(0, 1)
      .map((problem) => ({ field, text: problem })),
  );
}

function problemsOf(field: MailField, value: string): string[] {
  const { name, longest, isOneLine } = MAIL_FIELDS[field];
  if (value.trim() === "") return [`${name} is empty.`];
  const used = [...value.matchAll(VARIABLE)].map(([, variable = ""]) => variable);
  const unknown = used.find((variable) => !Object.hasOwn(MAIL_VARIABLES, variable));
  const missing = field === "body" ? REQUIRED_IN_BODY.filter((variable) => !used.includes(variable)) : [];
  return [
    ...(value.length > longest ? [`${name} is longer than ${longest.toLocaleString("en")} characters.`] : []),
    ...(isOneLine && /[\r\n\u2028\u2029]/u.test(value) ? [`${name} must be one line.`] : []),
    ...(unknown === undefined ? [] : [`${name}: {{${unknown}}} is not a variable. There are ${KNOWN}.`]),
    ...(/\{\{|\}\}/u.test(value.replace(VARIABLE, ""))
      ? [`${name}: a variable is a name between {{ and }}, such as {{name}}.`]
      : []),
    ...missing.map((variable) => `${name} must have {{${variable}}}, ${MAIL_VARIABLES[variable]}.`),
  ];
}

const KNOWN = Object.keys(MAIL_VARIABLES)
  .map((variable) => `{{${variable}}}`)
  .join(", ");

/** Puts the values in, once: a value that looks like a variable stays as it is. */
export function fillMailText(text: MailText, values: MailValues): MailText {
  const fill = (part: string) =>
    part.replace(VARIABLE, (whole, variable: string) =>
      Object.hasOwn(values, variable) ? values[variable as MailVariable] : whole,
    );
  return {
    subject: fill(text.subject),
    preheader: fill(text.preheader),
    body: fill(text.body),
    button: fill(text.button),
  };
}

/** Paragraphs are parted by empty lines. */
export function paragraphsOf(body: string): string[] {
  return body
    .split(/\r?\n\s*\r?\n/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
