import type { QueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import { SESSION_KEY } from "./session.ts";

/** For the answer of a claim. Answers of quick claims may overtake one another: XP never falls on screen. */
export function showUser(client: QueryClient, user: UserView): void {
  client.setQueryData<UserView | null>(SESSION_KEY, (known) =>
    known && known.totalXP > user.totalXP ? known : user,
  );
}
