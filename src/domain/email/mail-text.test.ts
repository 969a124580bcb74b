import { expect, test } from "vitest";
import { checkMailText, fillMailText, type MailText, paragraphsOf } from "./mail-text.ts";

const FINE: MailText = {
  subject: "Hello {{name}}",
  preheader: "From {{ site }}",
  body: "Hi {{name}},\n\nwrite to {{support_email}}.",
  button: "Open",
};
const VALUES = { name: "Maya", site: "quest.example", support_email: "help@quest.example" };

test.each<[string, Partial<MailText>, string[]]>([
  ["fine", {}, []],
  ["braces of one kind", { button: "{Open}" }, []],
  ["empty", { subject: "  " }, ["subject: Subject is empty."]],
  ["too long", { button: "x".repeat(41) }, ["button: Button is longer than 40 characters."]],
  ["two lines", { subject: "One\r\nBcc: all@example.com" }, ["subject: Subject must be one line."]],
  ["a strange separator", { preheader: "One\u2028two" }, ["preheader: Preheader must be one line."]],
  [
    "a misspelt variable",
    { body: "Hi {{name}}, {{nmae}}" },
    ["body: Text: {{nmae}} is not a variable. There are {{name}}, {{site}}, {{support_email}}."],
  ],
  [
    "a property that every object has",
    { subject: "{{constructor}}" },
    ["subject: Subject: {{constructor}} is not a variable. There are {{name}}, {{site}}, {{support_email}}."],
  ],
  [
    "nothing between the braces",
    { subject: "Hi {{}}" },
    ["subject: Subject: {{}} is not a variable. There are {{name}}, {{site}}, {{support_email}}."],
  ],
  [
    "braces that are not closed",
    { body: "Hi {{name}}, {{site" },
    ["body: Text: a variable is a name between {{ and }}, such as {{name}}."],
  ],
  ["without a name", { body: "Hi!" }, ["body: Text must have {{name}}, the reader's name."]],
])("%s", (_what, change, problems) => {
  const found = checkMailText({ ...FINE, ...change });
  expect(found.map(({ field, text }) => `${field}: ${text}`)).toEqual(problems);
});

test("values are put in once: what they hold is no variable", () => {
  expect(fillMailText(FINE, { ...VALUES, name: "{{site}} $& $1" })).toEqual({
    subject: "Hello {{site}} $& $1",
    preheader: "From quest.example",
    body: "Hi {{site}} $& $1,\n\nwrite to help@quest.example.",
    button: "Open",
  });
});

test.each([
  ["One\n\nTwo", ["One", "Two"]],
  ["One\r\n \r\n\r\nTwo\nstill two\n\n", ["One", "Two\nstill two"]],
  ["", []],
])("%j", (body, paragraphs) => expect(paragraphsOf(body)).toEqual(paragraphs));
