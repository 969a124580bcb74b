import { describe, expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { readSituation } from "./read-situation.ts";
import { dateToday } from "./said-dates.ts";

const tells = (text: string) =>
  readSituation(text)
    .map(({ key, value }) => (value === "yes" ? key : `${key}=${value}`))
    .sort()
    .join(" ");

describe("the situation told by", () => {
  test.each([
    ["I shot three weddings for friends, nobody paid", "unpaid"],
    ["made 4 birthday cakes for my family for free", "unpaid"],
    ["Wrote two CVs as a favour so far", "unpaid"],
    ["i do massages but never took money for it", "unpaid"],
    ["Six test sessions done with friends", "unpaid"],
    ["Up to now I only did it for friends", "unpaid"],
    ["I have tuned pianos for neighbours, never for money", "unpaid"],
    ["Dog portraits. Gave them all away", "unpaid"],
    ["Forty jars are labelled and standing in my cellar", "inStock=40 jars stock"],
    ["I have 25 finished scarves in my wardrobe", "inStock=25 scarves stock"],
    ["12 podcast episodes recorded, not one is public", "inStock=twelve podcast episodes stock"],
    ["six drafts, no courage", "inStock=six drafts stock"],
    ["80 postcards printed and waiting", "inStock=80 postcards stock"],
    ["I raise shrimps in 9 basins in the cellar", ""],
    ["Nine schools use it for free", "freeUsers"],
    ["200 users on the free plan, nobody pays", "freeUsers"],
    ["The app has 40 users and none of them pays", "freeUsers"],
    ["One big client pays 80 percent of everything", "oneClient"],
    ["Nearly all my income comes from one agency", "oneClient"],
    ["i have only one client and it scares me", "oneClient"],
    ["People book and then don't show up", "noShows"],
    ["Every week two no-shows", "noShows"],
    ["Students often forget their lessons", "noShows"],
    ["Two of them did not turn up last week", "noShows"],
    ["20 sign up and only 8 show up", "noShows"],
    ["the firm pays 45 days late", "latePay"],
    ["My clients pay late", "latePay"],
    ["One hotel gives me 90% of my work", "oneClient"],
    ["She always wants more changes", "scopeCreep"],
    ["Two trays came back warped", "returns"],
    ["Parents write me at night", "supportLoad"],
    ["My evenings are eaten by support mails", "supportLoad"],
    ["I am far too cheap", "tooCheap"],
    ["People at the village fair said it is too expensive", "tooDear"],
    ["Boat tours, only May to September", "seasonal"],
    ["I repaired about ten radios, they gave me beer", "unpaid"],
    ["I accompanied two births for free", "unpaid"],
    ["400 users, all free", "freeUsers"],
    ["48 candles poured and sitting in the spare room", "inStock=48 candles stock"],
    ["300 bottles arrived", "inStock=300 bottles stock"],
    ["first rehearsal in two weeks", "dateSaid=in two weeks dateSet"],
    ["the game comes out on 5 December", "dateSaid=on 5 December dateSet"],
    ["Two invoices are overdue since March", "latePay"],
    ["a magazine still owes me for the spring issue", "latePay"],
    ["clients keep asking for more changes", "scopeCreep"],
    ["Always one more correction and no end", "scopeCreep"],
    ["my projects always get bigger than agreed", "scopeCreep"],
    ["Every tenth pot arrives broken", "returns"],
    ["Three parcels came back because the size was wrong", "returns"],
    ["Support mails take my whole evenings", "supportLoad"],
    ["I am drowning in Instagram messages", "supportLoad"],
    ["answering the same questions every night", "supportLoad"],
    ["I am too cheap, my hours are not covered", "tooCheap"],
    ["it works out at only 6 euros an hour", "priceSaid=6 euros an hour tooCheap"],
    ["People say my lamps are too expensive", "tooDear"],
    ["two cafes told me it is too dear", "tooDear"],
    ["Everybody finds it too expensive", "tooDear"],
    ["The kiln holds only 20 cups", "smallBatch"],
    ["I can only take four dogs", "smallBatch"],
    ["max 10 loaves per batch", "smallBatch"],
    ["one oven, and orders every day", "smallBatch"],
    ["Etsy takes 15 % of every sale", "fees"],
    ["The commission is too high", "fees"],
    ["Somebody left a one-star review", "badWords"],
    ["a guest complained about the smell", "badWords"],
    ["The work is very seasonal", "seasonal"],
    ["Nothing happens, winter is dead", "seasonal"],
    ["I sell only before Christmas", "seasonal"],
    ["Christmas market in three weeks", "dateSaid=in three weeks dateSet"],
    ["We open on 14 March", "dateSaid=on 14 March dateSet"],
    ["my first course starts next month", "dateSaid=next month dateSet"],
    ["Opening is on May 3rd", "dateSaid=on 3 May dateSet"],
    ["Pilot with one school starts in September", "dateSaid=in September dateSet"],
    ["I have a stall at the fair next week", "dateSaid=next week dateSet"],
    ["sold at £6 each", "priceSaid=6 pounds"],
    ["I charge 45 euros per hour", "priceSaid=45 euros an hour"],
    ["2 bakeries, $300 a month each", "priceSaid=300 dollars a month"],
    ["They pay 25 dollars a lesson", "priceSaid=25 dollars a lesson"],
    ["18 families are on the waiting list", "waiting=18"],
    ["seven people are waiting", "waiting=seven"],
  ])("%s", (text, expected) => {
    expect(tells(text)).toBe(expected);
  });
});

describe("no situation is told by", () => {
  test.each([
    "An app against no-shows for barbers",
    "I help freelancers whose clients pay late",
    "Reminder tool for studios: people book and don't show up",
    "Course about difficult clients and endless corrections",
    "If somebody leaves a bad review I would cry",
    "No bad reviews so far",
    "Regular customers come back every week",
    "Free delivery in town",
    "We cook for free for refugees, run by volunteers",
    "Gifts for friends and family",
    "Scarves for women who find shops too expensive",
    "Seasonal vegetables in boxes",
    "Sold 40 jars last month",
    "I bake 30 loaves a week",
    "The market last month went well",
    "We opened on 3 May",
    "Sold at the Saturday market",
    "I have 500 euros to spend",
    "Material costs me 4 euros",
    "Lunches under 10 dollars",
    "I earn 900 euros a month in my job",
    "Two children and five goats",
    "three weeks of work are done",
    "Ski school, lessons on snow",
    "Knitting patterns for friends of wool",
    "One client after the other",
    "Maybe I open a shop next summer",
    "four month waiting list",
    "Two films done",
    "Tell me one thing at a time",
  ])("%s", (text) => {
    expect(tells(text)).toBe("");
  });
});

describe("a date said on 1 March 2026", () => {
  const saidAt = new Date(Date.UTC(2026, 2, 1));
  test.each<[string, number, string | null]>([
    ["in two weeks", 1, "in two weeks"],
    ["in two weeks", 5, "on 15 March"],
    ["in two weeks", 20, null],
    ["on 5 April", 20, "on 5 April"],
    ["on 5 April", 40, null],
    ["on 5 January", 30, "on 5 January"],
    ["next month", 2, "next month"],
    ["next month", 10, null],
    ["in April", 50, "in April"],
    ["in April", 62, null],
  ])("%s, %i days later: %s", (said, days, today) => {
    expect(dateToday(said, saidAt, new Date(saidAt.getTime() + days * MS_PER_DAY))).toBe(today);
  });
});
