import { randomUUID } from "node:crypto";
import {
  endOfPage,
  listDue,
  type MailTarget,
  type Moment,
  NOBODY_BEFORE,
  PageUnread,
} from "./mail-targets.repository.ts";
import { type MailWorld, momentOf, type SentBy } from "./send-mail.service.ts";

type Known = Pick<MailWorld, "db" | "clock" | "log">;

/**
 * All who are due a mail, a page of people at a time; undefined for a page that could not be read.
 * Whoever stops early saw a part only, so each walk over several pages starts elsewhere: nobody waits for ever.
 */
export async function* duePages(world: Known, by: SentBy): AsyncGenerator<MailTarget[] | undefined> {
  const moment = momentOf(world.clock.now(), by);
  const isOnePage = (await endOfPage(world.db, NOBODY_BEFORE)) === null;
  const start = isOnePage ? NOBODY_BEFORE : randomUUID();
  let after: string | null = start;
  while (after !== null) {
    const { targets, next } = await readPage(world, moment, after);
    yield targets;
    after = next;
  }
  after = NOBODY_BEFORE;
  while (after !== null && after < start) {
    const { targets, next } = await readPage(world, moment, after);
    yield targets?.filter(({ id }) => id <= start);
    after = next;
  }
}

async function readPage({ db, log }: Known, moment: Moment, after: string) {
  try {
    return await listDue(db, moment, after);
  } catch (err) {
    if (!(err instanceof PageUnread)) throw err;
    log.error({ err }, "a page of mail targets could not be read");
    return { targets: undefined, next: err.next };
  }
}
