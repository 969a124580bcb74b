import { expect, test } from "vitest";
import { theEngine } from "#server/testing/quest-engine.ts";
import type { BusinessType } from "../playbook/vocabulary.ts";
import { readBusiness } from "./business.ts";
import { UNFAMILIAR } from "./unfamiliar.cases.ts";
import { UNFAMILIAR_HELD } from "./unfamiliar-held.cases.ts";

/** What was read, each in the words of the table. */
function readLine(line: string) {
  const [type, description = "", models = "", trades = "", customers = ""] = line.split("|");
  const { way, trade, own } = readBusiness(
    theEngine().playbook,
    { type: type as BusinessType, name: null, description, describedAt: new Date(0) },
    [],
  );
  return [
    { read: way.model, allowed: models.split("/") },
    { read: trade?.id ?? "-", allowed: trades.split("/") },
    { read: own.buyers ?? "-", allowed: customers ? customers.split("/") : [own.buyers ?? "-"] },
  ];
}

test.each(UNFAMILIAR)("%s", (line) => {
  for (const { read, allowed } of readLine(line)) expect(allowed).toContain(read);
});

/** Shares of the held-back descriptions that are read rightly; a wrong trade is worse than a wrong buyer. */
const LEAST_RIGHT = { trade: 0.9, all: 0.74 } as const;

test("descriptions on which nothing was tuned", () => {
  const read = UNFAMILIAR_HELD.map(readLine);
  const isRight = ({ read: value, allowed }: { read: string; allowed: string[] }) => allowed.includes(value);
  const share = (isFine: (line: ReturnType<typeof readLine>) => boolean) =>
    read.filter(isFine).length / read.length;
  expect(share(([, trade]) => trade !== undefined && isRight(trade))).toBeGreaterThan(LEAST_RIGHT.trade);
  expect(share((line) => line.every(isRight))).toBeGreaterThan(LEAST_RIGHT.all);
});
