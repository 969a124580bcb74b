import {
  createMoneyEntry,
  listMoneyEntries,
  removeMoneyEntry,
  restoreMoneyEntry,
  setMoneyGoal,
  setMoneySettings,
  updateMoneyEntry,
} from "#contracts/money/money.ts";
import { showMoney } from "#contracts/money/money-month.ts";
import {
  checkMoneyFile,
  importMoneyFile,
  listMoneyQuests,
  showMoneyYear,
} from "#contracts/money/money-reports.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import {
  createMyEntry,
  listMyEntries,
  removeMyEntry,
  restoreMyEntry,
  updateMyEntry,
} from "./money.service.ts";
import { checkMyFile, importMyFile } from "./money-file.service.ts";
import { setMyGoal, setMySettings, showMyMonth } from "./money-month.service.ts";
import { listMyQuestSums, showMyYear } from "./money-reports.service.ts";

export function moneyRoutes(): EndpointRoute[] {
  return [
    implement(showMoney, (ctx, { month }) => showMyMonth(ctx, month)),
    implement(listMoneyEntries, (ctx, input) => listMyEntries(ctx, input)),
    implement(createMoneyEntry, (ctx, input) => createMyEntry(ctx, input)),
    implement(updateMoneyEntry, (ctx, input) => updateMyEntry(ctx, input)),
    implement(removeMoneyEntry, async (ctx, { entryId }) => void (await removeMyEntry(ctx, entryId))),
    implement(restoreMoneyEntry, (ctx, { entryId }) => restoreMyEntry(ctx, entryId)),
    implement(setMoneyGoal, (ctx, input) => setMyGoal(ctx, input)),
    implement(setMoneySettings, (ctx, { areSalesTold }) => setMySettings(ctx, areSalesTold)),
    implement(listMoneyQuests, (ctx) => listMyQuestSums(ctx)),
    implement(showMoneyYear, (ctx, { year }) => showMyYear(ctx, year)),
    implement(checkMoneyFile, (ctx, input) => checkMyFile(ctx, input)),
    implement(importMoneyFile, (ctx, input) => importMyFile(ctx, input)),
  ];
}
