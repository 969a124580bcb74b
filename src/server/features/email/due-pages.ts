import { type PeoplePage, peoplePages } from "#server/platform/db/people-pages.ts";
import { listDue, type MailTarget, type Moment } from "./mail-targets.repository.ts";
import { type MailDeps, momentOf, type SentBy } from "./send-mail.service.ts";

type Known = Pick<MailDeps, "db" | "clock" | "log">;

/** Yields people who are due a mail, page by page; undefined for a page that could not be read. */
export async function* duePages(deps: Known, by: SentBy): AsyncGenerator<MailTarget[] | undefined> {
  const moment = momentOf(deps.clock.now(), by);
  for await (const page of peoplePages(deps.db)) yield await readPage(deps, moment, page);
}

async function readPage({ db, log }: Known, moment: Moment, page: PeoplePage) {
  try {
    return await listDue(db, moment, page);
  } catch (err) {
    log.error({ err }, "a page of mail targets could not be read");
    return undefined;
  }
}
