import type { OpsCommand } from "#server/platform/features/ops-command.ts";
import { changeRole, relinkAccount, renewCode } from "./operators.service.ts";

export const accountsCommands: readonly OpsCommand[] = [
  {
    name: "promote",
    takes: ["EMAIL"],
    does: "makes a person an admin",
    run: async ({ database, clock, say }, [email = ""]) =>
      say(await changeRole(database.db, email, "admin", clock.now())),
  },
  {
    name: "demote",
    takes: ["EMAIL"],
    does: "makes an admin a member again",
    run: async ({ database, clock, say }, [email = ""]) =>
      say(await changeRole(database.db, email, "member", clock.now())),
  },
  {
    name: "new-code",
    takes: ["EMAIL"],
    does: "gives a local account a new personal code",
    run: async ({ database, clock, say }, [email = ""]) =>
      say(await renewCode(database.db, email, clock.now())),
  },
  {
    name: "relink",
    takes: ["OLD_EMAIL", "NEW_EMAIL"],
    does: "gives the old account the sign-in of the new one",
    run: async ({ database, clock, say }, [from = "", to = ""]) =>
      say(await relinkAccount(database.db, from, to, clock.now())),
  },
];
