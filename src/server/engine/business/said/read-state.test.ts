import { describe, expect, test } from "vitest";
import { readState } from "./read-state.ts";

const factsOf = (text: string) => readState(text).map(({ key, value }) => `${key}=${value}`);

describe("facts stated in a note", () => {
  test.each([
    ["Sold my first candle at the school fair!", ["firstSale=yes", "sales=1"]],
    ["The kitchen passed, permit is in the mail", ["permit=yes"]],
    ["First family pays 19 a month", ["firstSale=yes", "price=yes"]],
    ["Seven salons, no hour left", ["sales=7", "soldOut=yes"]],
    ["Diary full three weeks ahead", ["soldOut=yes"]],
    ["Still nobody bought", ["silent=yes", "firstSale=no"]],
    ["Ten people used it last Sunday", ["tried=yes", "userCount=10"]],
    ["First evening: 14 visitors, 86 in the box", ["gathering=yes"]],
    ["Raised the price, still sold out", ["price=yes", "priceRaised=yes", "soldOut=yes"]],
    ["Only 6 cancelled", ["churn=yes"]],
    ["Two customers came back this week", ["repeat=yes", "sales=2"]],
    ["The shop is live, nobody has ordered", ["page=yes", "silent=yes", "firstSale=no"]],
    ["I charge 35 euros per hour now", ["price=yes"]],
    ["Got the food licence today", ["permit=yes"]],
    ["We are three people and two drivers", ["helper=yes"]],
    ["Newsletter went out to 31 people", ["subscribers=31"]],
    ["Need terms, a contract and a company", ["registered=no", "terms=no"]],
    ["14 chefs pay 2000 rupees a month", ["price=yes", "sales=14"]],
    ["did 2 for friends", ["made=yes"]],
    ["Done 14 houses, mostly people from work", ["sales=14"]],
    ["I wrote to 64 shops from the list and got one reply", ["silent=yes"]],
    ["The shop opened in May, no orders so far", ["page=yes", "silent=yes"]],
    ["No client yet", ["firstSale=no"]],
    ["Three episodes are recorded, none published", ["made=yes", "published=no"]],
    ["14 regulars order by message", ["repeat=yes", "sales=14"]],
    ["2 clients (dentists)", ["sales=2"]],
    ["Three families pay me", ["sales=3"]],
    ["I sold to 6 neighbours", ["sales=6"]],
    ["one customer so far", ["sales=1"]],
    ["I never sold one", ["firstSale=no"]],
    ["I sell about 15 a month", ["price=yes", "sales=15"]],
    ["around 8 moves a month", ["sales=8"]],
    ["3 sales in two months", ["sales=3"]],
    ["4 weddings so far at 900 euro each", ["price=yes", "sales=4"]],
    ["three places sold", ["sales=3"]],
    ["9 pay 4 pounds a month", ["price=yes", "sales=9"]],
    ["no bookings in six weeks", ["silent=yes"]],
    ["I am a bit shy", ["shy=yes"]],
    ["Five portraits are booked", ["sales=5"]],
    ["I don't want to hire anybody", ["alone=yes"]],
    ["Four offices a month now", ["steady=yes"]],
    ["Orders come in every week", ["steady=yes"]],
    ["There is a regular income from it", ["steady=yes"]],
  ])("%s", (note, expected) => {
    expect(factsOf(note).sort()).toEqual([...expected].sort());
  });
});

describe("no fact is read from", () => {
  test.each([
    "cafes with under 10 people",
    "about 30 hours a week",
    "two always pay late",
    "25 people in the queue",
    "working with clay since May",
    "We will open a shop and sell 40 a week",
    "I hope to be sold out by Christmas",
    "If nobody bought it I would stop",
    "My sister sold 12 scarves last year",
    "I want to get my first client",
    "An app that works offline",
    "I could charge 20 euros per hour",
    "Not sold out at all",
    "I spent a decade at a bank",
    "I have 450 euro to spend",
    "Six hours a week now",
    "Five enquiries a week now",
    "No regular income so far",
  ])("%s", (text) => {
    expect(factsOf(text)).toEqual([]);
  });
});
