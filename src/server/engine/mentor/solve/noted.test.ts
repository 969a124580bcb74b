import { expect, test } from "vitest";
import { notedFacts } from "./noted.ts";

test.each([
  ["my wax costs 4 euros", "unitCost", 4, "Noted: one costs you 4 euros."],
  ["A jar costs me 3 euro 20 all in", "unitCost", 3.2, "Noted: a jar costs you 3.20 euros."],
  ["flour for 20 loaves cost me 30", "unitCost", 1.5, "Noted: one costs you 1.50 (30 ÷ 20)."],
  ["a jar sells for 9", "unitPrice", 9, "Noted: a jar sells for 9."],
  ["and I sell it at £8.50", "unitPrice", 8.5, "Noted: one sells for £8.50."],
  ["I charge 45 a session", "unitPrice", 45, "Noted: a session sells for 45."],
  ["I need 30 minutes each", "unitMinutes", 30, "Noted: one takes you 30 minutes."],
  ["it takes me an hour and a half", "unitMinutes", 90, "Noted: one takes you 1.5 hours."],
  ["rent is 200 a month", "monthlyCosts", 200, "Noted: 200 a month goes out whatever you sell."],
  ["insurance is 600 a year", "monthlyCosts", 50, "Noted: 600 a year goes out whatever you sell."],
  ["I want 18 an hour", "hourlyWage", 18, "Noted: an hour of yours is 18."],
  ["Goal: 300 dollars a month", "monthlyTarget", 300, "Noted: you aim for 300 dollars a month."],
])("%s", (text, key, value, say) => {
  expect(notedFacts(text)).toMatchObject([{ key, value, text: say }]);
});

test("a statement before a question is kept, the question is not", () => {
  expect(notedFacts("My wax costs 4. What if I sell it at 12?")).toMatchObject([
    { key: "unitCost", value: 4 },
  ]);
  expect(notedFacts("My wax costs 4, how should I price it?")).toMatchObject([{ key: "unitCost", value: 4 }]);
});

test.each([
  "if it cost 4",
  "What would it cost me, 4 or 5?",
  "My competitor sells a jar for 9",
  "Suppose rent is 200 a month",
  "They sell their jars for 7",
  "I sell about 20 now",
  "I have 3 clients",
  "I get for a haircut 25",
  "I get at most 15 for one",
  "Maybe I sell it at 8",
])("nothing is noted from: %s", (text) => {
  expect(notedFacts(text)).toEqual([]);
});
