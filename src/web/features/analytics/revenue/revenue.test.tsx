import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { REVENUE } from "#web/testing/console-figures.ts";
import { RevenueFigures } from "./revenue.tsx";

const words = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
const region = (name: string) => screen.getByRole("region", { name });

test("six figures with their change; a fall of churn would be good, its rise is not", () => {
  render(<RevenueFigures revenue={REVENUE} isCompared />);
  const since = " since the period before";
  expect(words(screen.getAllByRole("tab"))).toEqual([
    `MRR+15%${since}$1,24062 times $20 a month`,
    `Active subscriptions+8${since}6211 began, 3 ended`,
    `Trials running+5${since}4611 end within 7 days`,
    `Trial to paid+4 pts${since}38%11 of 29 trials that ended`,
    `Churn+0.8 pts${since}5.6%3 of 54 at the start`,
    `Failed payments+1${since}2$40 waits for a retry`,
  ]);
  const churn = screen.getByRole("tab", { name: /^Churn/u });
  expect(churn.querySelector(".text-danger")?.textContent).toContain("+0.8 pts");
});

test("what moved MRR adds up, and test money is marked", () => {
  render(<RevenueFigures revenue={REVENUE} isCompared />);
  expect(words(region("What moved it").querySelectorAll("dl > div"))).toEqual([
    "Nov 9$1,080",
    "New, 11 people+$220",
    "Came back, 0 people$0",
    "Cancelled, 2 people−$40",
    "Payment given up, 1 person−$20",
    "Nov 15$1,240",
  ]);
  expect(screen.getByText("Test money")).toBeTruthy();
});

test("real money carries no mark", () => {
  render(<RevenueFigures revenue={{ ...REVENUE, isTestMoney: false }} isCompared />);
  expect(screen.queryByText("Test money")).toBeNull();
});

test("trials that end, payments that failed, accounts by plan", () => {
  render(<RevenueFigures revenue={REVENUE} isCompared />);
  expect(region("Trials ending").textContent).toContain("Ruth Adeyemi9 quests this week1 day left");
  expect(region("Trials ending").textContent).toContain("Lucía PeñaNo visit for 12 days2 days left");
  expect(region("Failed payments").textContent).toContain("Hui-Min Tan$20 failed on Nov 11until Nov 18");
  expect(words(region("Accounts by plan").querySelectorAll("dl > div"))).toEqual([
    "Subscribed62",
    "Trial46",
    "Trial ended118",
    "Legacy19",
    "Unsubscribed256",
  ]);
});

test("cohorts as shares or people, with empty cells for months that have not come", () => {
  render(<RevenueFigures revenue={REVENUE} isCompared />);
  const cells = () =>
    [...region("Subscribers who stay").querySelectorAll("tbody tr")].map((row) => words(row.children));
  expect(cells()[0]).toEqual(["Sep 2026", "14", "100%", "93%", "93%"]);
  expect(cells()[2]).toEqual(["Nov 2026", "7", "100%", "", ""]);
  fireEvent.click(screen.getByRole("radio", { name: "People" }));
  expect(cells()[0]).toEqual(["Sep 2026", "14", "14", "13", "13"]);
});
