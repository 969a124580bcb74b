import { afterAll, beforeEach } from "vitest";
import { startMailServer } from "./fakes/mail-server.ts";
import { addMailPerson, type MailPerson, signedInAdmin } from "./people/mail-people.ts";
import { openWorld } from "./world.ts";

/** A world with a mail server for all tests of a file, and what its admin asks of it. */
export async function openMailWorld() {
  const server = await startMailServer();
  const world = await openWorld({ SMTP_URL: server.url });
  afterAll(async () => {
    await world.close();
    await server.close();
  });
  const admin = signedInAdmin(world);
  await admin();
  /** Whoever other tests made gets nothing in this one. */
  beforeEach(async () => {
    server.reset();
    await world.db.updateTable("users").set({ takes_mail: false }).execute();
  });
  return {
    server,
    world,
    admin,
    add: (person: MailPerson) => addMailPerson(world, person),
    scan: async () => (await (await admin()).get("/api/admin/email-targets")).json(),
    sendAll: async () => (await (await admin()).post("/api/admin/send-emails")).json(),
    mailOf: (userId: string) =>
      world.db.selectFrom("mails").selectAll().where("user_id", "=", userId).execute(),
  };
}
