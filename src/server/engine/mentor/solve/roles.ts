import { type Cues, ROLE_CUES, type Role } from "./role-cues.ts";

/** "hotel 180": a thing and its money, with no verb between; mostly something that is paid. */
const LABEL =
  /^\s?(?:(?:and|plus|the|my|a|for|then|n|&) )*(?:\p{L}{3,}:? (?:and |& |or |n )?){1,3}(?:[$€£]\s?)?$/u;
const NO_LABEL =
  /\b(?:at|for|of|to|is|are|was|were|in|with|sells?|pays?|takes?|makes?|costs?|have|has|got|want|need|charge|lasts?|about|only|from|raise|going|over|after|leaves?|keeps?|earn|sold|brings?|only|just|each|every|what|how|save|income|price|goal|target|revenue|normal|now|times)\b/iu;
const LABEL_WEIGHT = 0.6;

export type Roles = Partial<Record<Role, number>>;

const BEFORE_LOSS = 0.1;
const AFTER_START = 0.95;
const AFTER_LOSS = 0.15;
const WEAKEST = 0.2;

/** Weighs every role by how near its words stand to the number: 1 is next to it, 0.2 is far away. */
export function rolesFrom(before: string, after: string): Roles {
  const roles: Roles = {};
  for (const [role, cues] of Object.entries(ROLE_CUES) as [Role, Cues][]) {
    const score = Math.max(nearestBefore(before, cues.before), nearestAfter(after, cues.after));
    if (score > 0) roles[role] = score;
  }
  if (LABEL.test(before) && !NO_LABEL.test(before) && !/^\s*(?:and|plus|the|for|then|but)\s*$/iu.test(before))
    roles.label = LABEL_WEIGHT;
  return roles;
}

function nearestBefore(text: string, pattern: RegExp | undefined): number {
  if (!pattern) return 0;
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) return 0;
  return Math.max(WEAKEST, 1 - BEFORE_LOSS * wordCount(text.slice(last.index + last[0].length)));
}

function nearestAfter(text: string, pattern: RegExp | undefined): number {
  if (!pattern) return 0;
  const [first] = text.matchAll(pattern);
  return first ? Math.max(WEAKEST, AFTER_START - AFTER_LOSS * wordCount(text.slice(0, first.index))) : 0;
}

function wordCount(text: string): number {
  return text.match(/[\p{L}]+/gu)?.length ?? 0;
}
