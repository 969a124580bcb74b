import type { QueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import { SESSION_KEY } from "./session.ts";

/** Stores the user returned by a claim. Claims may be answered out of order, so XP shown never decreases. */
export function showUser(client: QueryClient, user: UserView): void {
  client.setQueryData<UserView | null>(SESSION_KEY, (known) =>
    known && known.totalXP > user.totalXP ? known : user,
  );
}
