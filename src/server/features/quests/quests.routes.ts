import * as concerns from "#contracts/business/concerns.ts";
import { showPath } from "#contracts/business/path.ts";
import { exportSummary } from "#contracts/export/export-summary.ts";
import * as shorter from "#contracts/quests/shorter.ts";
import * as contract from "#contracts/quests.ts";
import type { Mentor } from "#server/engine/mentor/mentor.ts";
import type { ReadSense } from "#server/engine/text/sense/sense-thread.ts";
import { attach } from "#server/platform/http/attach.ts";
import { type EndpointRoute, implement, implementVersioned } from "#server/platform/http/endpoint-routes.ts";
import * as concernsService from "./concerns.service.ts";
import { createMyQuest } from "./create-quest.service.ts";
import { exportMySummary } from "./export-summary.service.ts";
import type { Generation } from "./generation/generation.service.ts";
import { showMyPath } from "./path.service.ts";
import * as service from "./quests.service.ts";
import { lengthenMyQuest, shortenMyQuest } from "./shorter/shorter.service.ts";
import { takeSuggestion } from "./suggestions.service.ts";

export function questsRoutes(
  generation: Generation,
  engine: () => Mentor,
  readSense: ReadSense | undefined,
): EndpointRoute[] {
  return [
    implementVersioned(
      contract.listQuests,
      ({ user }) => user.quests_version,
      (ctx) => service.listMyQuests(ctx),
    ),
    implement(contract.createQuest, (ctx, { suggestionId, ...input }) =>
      suggestionId ? takeSuggestion(ctx, suggestionId) : createMyQuest(ctx, input),
    ),
    implement(contract.updateQuest, (ctx, { taskId, ...patch }) =>
      service.updateMyQuest(ctx, engine, taskId, patch),
    ),
    implement(contract.deleteQuest, (ctx, { taskId }) =>
      service.deleteMyQuest(ctx, taskId).then(() => undefined),
    ),
    implement(shorter.shortenQuest, (ctx, input) => shortenMyQuest(ctx, engine(), input)),
    implement(shorter.lengthenQuest, (ctx, { taskId }) => lengthenMyQuest(ctx, taskId)),
    implement(contract.undeleteQuest, (ctx, { taskId }) => service.restoreMyQuest(ctx, taskId)),
    implement(contract.rejectQuest, async (ctx, input) => {
      await service.rejectMyQuest(ctx, engine, input);
      return { ok: true as const };
    }),
    implement(contract.regenerateQuests, (ctx) => generation.generateMine(ctx)),
    implement(contract.prepareQuests, async (ctx) => ({ created: await generation.prepareMine(ctx) })),
    implement(contract.recordToolOpened, (ctx, { taskId, tool }) =>
      service.recordMyTool(ctx, taskId, tool).then(() => undefined),
    ),
    implement(contract.summarizeQuests, (ctx) => service.summarizeMyQuests(ctx)),
    implement(contract.listCompleted, (ctx, { before }) => service.listMyCompleted(ctx, before)),
    implement(exportSummary, (ctx, _input, answer) => {
      attach(answer, "data", ctx.now);
      return exportMySummary(ctx);
    }),
    implement(showPath, (ctx) => showMyPath(ctx, engine())),
    implement(concerns.listConcerns, (ctx) => concernsService.listMyConcerns(ctx, engine())),
    implement(concerns.readConcern, (ctx, { text }) =>
      concernsService.readMyConcern(ctx, { mentor: engine(), readSense }, text),
    ),
    implement(concerns.takeConcern, (ctx, taken) => concernsService.takeMyConcern(ctx, engine(), taken)),
    implement(concerns.postponeConcerns, async (ctx) => {
      await concernsService.postponeMyConcerns(ctx);
      return { ok: true as const };
    }),
    implement(contract.listHidden, (ctx) => service.listMyHidden(ctx)),
  ];
}
