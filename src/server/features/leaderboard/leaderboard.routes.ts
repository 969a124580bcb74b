import { readLeaderboard, readStanding } from "#contracts/leaderboard.ts";
import { type EndpointRoute, implement, implementWritten } from "#server/platform/http/endpoint-routes.ts";
import { createBoard, readMyStanding } from "./board.service.ts";

export function leaderboardRoutes(secret: string): EndpointRoute[] {
  const readBoard = createBoard(secret);
  return [
    implementWritten(readLeaderboard, (ctx) => readBoard(ctx)),
    implement(readStanding, (ctx) => readMyStanding(ctx, secret)),
  ];
}
