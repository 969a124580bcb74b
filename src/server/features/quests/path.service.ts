import type { PathView } from "#contracts/business/path.ts";
import { openMilestones, standingOf } from "#domain/business/way.ts";
import type { Engine } from "#server/engine/draft.ts";
import { fill } from "#server/engine/quest/render.ts";
import type { Actor, Context } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/db/handles.ts";
import { readSubject } from "./learning/learning.service.ts";
import * as quests from "./quests.repository.ts";

/** How many open milestones are worked on first. */
const NOW = 2;

/** The milestones of this business with their quests: what is reached, what is next, what it needs. */
export async function showMyPath(
  ctx: Pick<Context<Handle>, "db" | "now"> & { readonly actor: Pick<Actor, "id" | "user"> },
  engine: Engine,
): Promise<PathView> {
  const [{ person, stage }, active, done] = await Promise.all([
    readSubject(ctx.db, engine, ctx.actor.user, ctx.now),
    quests.listActive(ctx.db, ctx.actor.id),
    quests.listCompletedTemplates(ctx.db, ctx.actor.id, NO_QUEST),
  ]);
  const { way, words, knowledge } = person.business;
  const position = { knowledge, stage };
  const now = openMilestones(way.milestones, position).slice(0, NOW);
  const milestoneOf = (templateId: string | null) => engine.playbook.byId.get(templateId ?? "")?.milestone;
  const titleOf = new Map(way.milestones.map(({ id, title }) => [id as string, fill(title, words)]));
  return {
    modelName: way.name,
    stage: person.stage,
    milestones: way.milestones.map((point) => {
      const standing = standingOf(point, position);
      const record = knowledge.records.get(point.id);
      return {
        id: point.id,
        stage: point.stage,
        title: fill(point.title, words),
        unlocks: fill(point.unlocks, words),
        state: standing === "reached" ? "done" : now.includes(point) ? "now" : standing,
        needs: point.needs.flatMap((need) =>
          need !== "allowed" && !knowledge.yes.has(need) ? (titleOf.get(need) ?? []) : [],
        ),
        done: done.filter((id) => milestoneOf(id) === point.id).length,
        takes: point.takes,
        quests: active
          .filter(({ template_id }) => milestoneOf(template_id) === point.id)
          .map(({ id, title }) => ({ id, title, isCompleted: false })),
        reachedAt:
          standing === "reached" && record && record.at.getTime() > 0 ? record.at.toISOString() : null,
      };
    }),
  };
}

/** No quest has this id. */
const NO_QUEST = "00000000-0000-0000-0000-000000000000";
