import type { LeaderboardEntryView } from "#contracts/leaderboard.ts";
import { DEMO_ISSUER } from "#domain/accounts/demo-issuer.ts";
import { picturePath } from "#domain/avatars/picture-type.ts";
import { levelForXp } from "#domain/xp/level.ts";
import type { UserRecord } from "#server/platform/db/tables/schema.ts";
import { aliasOf } from "./alias.ts";
import type { BoardRow, OwnRow } from "./board.repository.ts";

type Shown = Pick<
  UserRecord,
  "avatar_id" | "business_name" | "shows_business_name" | "leaderboard_privacy" | "issuer"
>;

export function viewOther(row: BoardRow, rank: number, secret: string): LeaderboardEntryView {
  const isAlias = row.leaderboard_privacy === "alias";
  const who = isAlias ? aliasOf(secret, row.user_id) : { id: row.user_id, username: row.username };
  return { ...who, ...viewFigures(row, { ...row, rank }), isYou: false };
}

/** The viewer's own entry, with their real name. */
export function viewOwn(user: UserRecord, own: OwnRow): LeaderboardEntryView {
  return { id: user.id, username: user.username, ...viewFigures(user, own), isYou: true };
}

function viewFigures(shown: Shown, { xp, completed, rank }: OwnRow) {
  // With an alias, a picture or business name would reveal the person.
  const isByName = shown.leaderboard_privacy === "public";
  const showsBusiness = shown.shows_business_name && isByName;
  return {
    profileImageUrl: isByName ? picturePath(shown.avatar_id) : null,
    level: levelForXp(xp),
    businessName: showsBusiness ? shown.business_name : null,
    totalXP: xp,
    tasksCompleted: completed,
    rank,
    isDemo: shown.issuer === DEMO_ISSUER,
  };
}
