import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { DemoWorld } from "../demo-world.ts";
import type { DemoPerson, DemoProfile } from "../people/person.ts";
import type { Progress } from "../quests/progress.ts";
import type { QuestBook } from "../quests/quest-book.ts";
import type { Rows } from "../rows.ts";
import type { SharedSums } from "../shared-sums.ts";
import type { VisitWriter } from "../visits/visit-writer.ts";

/** Context of one simulated session. */
export interface Sitting {
  readonly world: DemoWorld;
  readonly person: DemoPerson;
  readonly profile: DemoProfile;
  readonly book: QuestBook;
  readonly progress: Progress;
  readonly rows: Rows;
  readonly sums: SharedSums;
  readonly visit: VisitWriter;
  readonly day: CalendarDay;
}
