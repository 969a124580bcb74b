import { expect, test } from "vitest";
import { theEngine } from "#server/testing/quest-engine.ts";
import type { BusinessType } from "../playbook/vocabulary.ts";
import { readBusiness } from "./business.ts";
import { UNFAMILIAR } from "./unfamiliar.cases.ts";

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
