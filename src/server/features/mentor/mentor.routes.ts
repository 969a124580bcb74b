import * as contract from "#contracts/mentor.ts";
import { type EndpointRoute, implement, implementStream } from "#server/platform/http/endpoint-routes.ts";
import * as conversation from "./conversation.service.ts";
import * as service from "./mentor.service.ts";
import { forgetNoted } from "./noted.service.ts";
import type { MentorDeps } from "./speak.service.ts";

export function mentorRoutes(deps: MentorDeps): EndpointRoute[] {
  return [
    implementStream(
      contract.askMentor,
      (ctx, input) => service.ask(ctx, deps, input),
      async (ctx, input, { send, signal }) => {
        const startedAt = performance.now();
        let hasBegun = false;
        const answer = await service.ask(ctx, deps, input, {
          signal,
          onDelta: (text) => {
            if (!hasBegun) deps.metrics?.observeFirstWords(performance.now() - startedAt);
            hasBegun = true;
            send("delta", { text });
          },
          onRestart: () => send("restart", {}),
        });
        send("done", answer);
      },
    ),
    implement(contract.readConversation, (ctx) => conversation.readMyConversation(ctx)),
    implement(contract.clearConversation, (ctx) =>
      conversation.clearMyConversation(ctx).then(() => undefined),
    ),
    implement(contract.forgetNoted, (ctx, { id }) => forgetNoted(ctx, id)),
    implement(contract.exportConversation, (ctx) => conversation.exportMyConversation(ctx)),
    implement(contract.readMentor, (ctx) => service.describeMentor(ctx, deps)),
  ];
}
