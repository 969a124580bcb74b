import * as contract from "#contracts/quests.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { generateMyQuests } from "./generation.service.ts";
import * as service from "./quests.service.ts";

export function questsRoutes(): EndpointRoute[] {
  return [
    implement(contract.listQuests, (ctx) => service.listMyQuests(ctx)),
    implement(contract.createQuest, (ctx, input) => service.createMyQuest(ctx, input)),
    implement(contract.updateQuest, (ctx, { taskId, ...patch }) => service.updateMyQuest(ctx, taskId, patch)),
    implement(contract.deleteQuest, (ctx, { taskId }) =>
      service.deleteMyQuest(ctx, taskId).then(() => undefined),
    ),
    implement(contract.undeleteQuest, (ctx, { taskId }) => service.restoreMyQuest(ctx, taskId)),
    implement(contract.rejectQuest, async (ctx, input) => {
      await service.rejectMyQuest(ctx, input);
      return { ok: true as const };
    }),
    implement(contract.regenerateQuests, async (ctx) => ({ created: await generateMyQuests(ctx) })),
    implement(contract.summarizeQuests, (ctx) => service.summarizeMyQuests(ctx)),
    implement(contract.listCompleted, (ctx, { before }) => service.listMyCompleted(ctx, before)),
    implement(contract.listHidden, (ctx) => service.listMyHidden(ctx)),
  ];
}
