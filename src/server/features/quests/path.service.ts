import type { PathView } from "#contracts/business/path.ts";
import { dayAtPace } from "#domain/business/pace.ts";
import { openMilestones, standingOf } from "#domain/business/way.ts";
import { dayAt } from "#domain/general/calendar-day.ts";
import type { Engine } from "#server/engine/draft.ts";
import { fill } from "#server/engine/quest/render.ts";
import type { Actor, Context } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/db/handles.ts";
import { readSubject } from "./learning/learning.service.ts";
import { listFinished } from "./path.repository.ts";
import * as quests from "./quests.repository.ts";

/** How many open milestones are worked on first. */
const NOW = 2;
/** Finished quests shown with a milestone. */
const SHOWN_FINISHED = 3;

/** The milestones of this business with their quests: what is reached, what is next, what it needs. */
export async function showMyPath(
  ctx: Pick<Context<Handle>, "db" | "now"> & { readonly actor: Pick<Actor, "id" | "user"> },
  engine: Engine,
): Promise<PathView> {
  const [{ person, stage }, active, done] = await Promise.all([
    readSubject(ctx.db, engine, ctx.actor.user, ctx.now),
    quests.listActive(ctx.db, ctx.actor.id),
    listFinished(ctx.db, ctx.actor.id),
  ]);
  const { way, words, knowledge } = person.business;
  const position = { knowledge, stage };
  const today = dayAt(ctx.now, ctx.actor.user.time_zone);
  const now = openMilestones(way.milestones, position).slice(0, NOW);
  const milestoneOf = (templateId: string | null) => engine.playbook.byId.get(templateId ?? "")?.milestone;
  const titleOf = new Map(way.milestones.map(({ id, title }) => [id as string, fill(title, words)]));
  return {
    modelName: way.name,
    stage: person.stage,
    milestones: way.milestones.map((point) => {
      const standing = standingOf(point, position);
      const record = knowledge.records.get(point.id);
      const finished = done.filter(({ templateId }) => milestoneOf(templateId) === point.id);
      const days = finished.flatMap(({ day }) => day ?? []);
      const state = standing === "reached" ? "done" : now.includes(point) ? "now" : standing;
      return {
        id: point.id,
        stage: point.stage,
        title: fill(point.title, words),
        unlocks: fill(point.unlocks, words),
        state,
        needs: point.needs.flatMap((need) =>
          need !== "allowed" && !knowledge.yes.has(need) ? (titleOf.get(need) ?? []) : [],
        ),
        done: finished.length,
        takes: point.takes,
        quests: active
          .filter(({ template_id }) => milestoneOf(template_id) === point.id)
          .map(({ id, title }) => ({ id, title, isCompleted: false })),
        reachedAt:
          standing === "reached" && record && record.at.getTime() > 0 ? record.at.toISOString() : null,
        finished: finished
          .flatMap(({ id, title, day, isRemoved }) => (day === null || isRemoved ? [] : { id, title, day }))
          .slice(0, SHOWN_FINISHED)
          .reverse(),
        paceDay:
          state === "now" && point.takes !== null
            ? dayAtPace(days, point.takes - finished.length, today)
            : null,
      };
    }),
  };
}
