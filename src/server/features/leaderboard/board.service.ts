import { BOARD_LENGTH, type StandingView } from "#contracts/leaderboard.ts";
import type { Context } from "#server/platform/context.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { aliasOf } from "./alias.ts";
import { type OwnRow, readObstacles, readOwn } from "./board.repository.ts";
import { viewOwn } from "./board-view.ts";
import { readTop, type Top, writeEntry } from "./top.service.ts";

/** How long the top 100 are cached. The viewer's own row is never cached. */
const KEPT_MS = 1_000;

/** The board as JSON: the top 100, cached for a second, with the viewer's row among or below them. */
export function createBoard(secret: string) {
  let kept: { at: number; top: Promise<Top> } | undefined;
  const readAnew = (db: Db, at: number): Promise<Top> => {
    const top = readTop(db, secret);
    kept = { at, top };
    top.catch(() => {
      if (kept?.top === top) kept = undefined;
    });
    return top;
  };

  return async ({ db, actor, now }: Context): Promise<string> => {
    const at = now.getTime();
    const isFresh = kept && Math.abs(at - kept.at) < KEPT_MS;
    const [own, known] = await Promise.all([
      readOwn(db, actor.id),
      isFresh && kept ? kept.top : readAnew(db, at),
    ]);
    // If the viewer's own figures have changed, reload, so that they see it at once.
    const top = isFresh && !agrees(known, actor.id, own) ? await readAnew(db, at) : known;
    return `[${withOwn(top, actor.user, own).join(",")}]`;
  };
}

function agrees({ entries, placeOf }: Top, userId: string, own: OwnRow | undefined): boolean {
  const shown = entries[placeOf.get(userId) ?? -1];
  if (!own) return !shown;
  if (shown) return shown.totalXP === own.xp && shown.tasksCompleted === own.completed;
  const last = entries.at(-1);
  return entries.length === BOARD_LENGTH && last !== undefined && own.xp <= last.totalXP;
}

function withOwn(
  { entries, texts, placeOf }: Top,
  user: Context["actor"]["user"],
  own: OwnRow | undefined,
): readonly string[] {
  const place = placeOf.get(user.id);
  if (place === undefined) return own ? [...texts, writeEntry(viewOwn(user, own))] : texts;
  // No longer listed since the top was read.
  if (!own) return texts.toSpliced(place, 1);
  const rank = entries[place]?.rank ?? own.rank;
  return texts.with(place, writeEntry(viewOwn(user, { ...own, rank })));
}

export async function readMyStanding({ db, actor }: Context, secret: string): Promise<StandingView> {
  const { user } = actor;
  const { username: alias } = aliasOf(secret, user.id);
  const { completed, isHidden } = await readObstacles(db, user.id);
  return { listing: listingOf(), alias, hasChosen: user.leaderboard_asked_at !== null };

  function listingOf(): StandingView["listing"] {
    if (!user.onboarded_at) return "not_onboarded";
    if (isHidden) return "hidden";
    if (user.leaderboard_privacy === "off") return "off";
    return completed > 0 ? "listed" : "nothing_completed";
  }
}
