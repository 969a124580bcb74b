import type { ExportView } from "#contracts/export/export.ts";
import type { ImportKind } from "#contracts/export/import.ts";
import type { ImportFile } from "#contracts/export/import-parts.ts";
import type { Tx } from "./db/handles.ts";

/** Whether the transaction holds these people's rows already, so that they need not be locked again. */
export interface PeopleLock {
  readonly areLocked: boolean;
}

/** Whom a file is imported for. */
export interface Importing {
  readonly userId: string;
  readonly now: Date;
  /** The ids that quests of the file have here. The quests come first and fill it; all others read it. */
  readonly questIds: Map<string, string>;
}

/** How much was new, by what the person is told. */
export type ImportCounts = Partial<Record<ImportKind, number>>;

/** What a feature does with a person's data. `exported` and `cleared` are required; null: nothing to do. */
export interface PersonParts {
  /** The feature's part of the personal data export. */
  readonly exported: ((tx: Tx, userId: string) => Promise<Partial<ExportView>>) | null;
  /** Adds its part of a file that was exported elsewhere, unless it is there. Notifies nobody and pays nothing. */
  readonly imported?: (tx: Tx, into: Importing, file: ImportFile) => Promise<ImportCounts>;
  /** Deletes what onboarding and playing created; account, billing and feedback stay (decision 0021). */
  readonly cleared: ((tx: Tx, userId: string) => Promise<unknown>) | null;
  /** XP, completions, names, privacy or status of people changed: updates data derived from them. */
  readonly changed?: (tx: Tx, userIds: readonly string[], lock?: PeopleLock) => Promise<unknown>;
  /** Accounts were closed; they can be reopened for 30 days. */
  readonly closed?: (tx: Tx, userIds: readonly string[], now: Date) => Promise<unknown>;
  readonly reopened?: (tx: Tx, userId: string) => Promise<unknown>;
  /** Somebody ended this session of the person, or all of them (null). Not called when one expires. */
  readonly signedOut?: (tx: Tx, userId: string, sessionId: string | null) => Promise<unknown>;
  /** Accounts were deleted for good: removes what foreign keys do not. */
  readonly deleted?: (tx: Tx, userIds: readonly string[]) => Promise<unknown>;
}

/** Notifies every feature of what happened to people, within the same transaction. */
export type People = { readonly [Event in keyof PersonParts]-?: NonNullable<PersonParts[Event]> };

/** Calls the features one after another, in list order: a transaction runs one statement at a time. */
export function createPeople(features: readonly { readonly person: PersonParts | null }[]): People {
  const parts = features.flatMap(({ person }) => person ?? []);
  const changed = async (tx: Tx, userIds: readonly string[], lock?: PeopleLock) => {
    if (userIds.length > 0) for (const part of parts) await part.changed?.(tx, userIds, lock);
  };
  return {
    changed,
    async exported(tx, userId) {
      const all: Partial<ExportView> = {};
      for (const part of parts) Object.assign(all, await part.exported?.(tx, userId));
      return all;
    },
    async imported(tx, into, file) {
      const all: ImportCounts = {};
      // The other way round: what is cleared last is what the others refer to.
      for (const part of parts.toReversed()) Object.assign(all, await part.imported?.(tx, into, file));
      await changed(tx, [into.userId], { areLocked: true });
      return all;
    },
    async cleared(tx, userId) {
      for (const part of parts) await part.cleared?.(tx, userId);
      await changed(tx, [userId]);
    },
    async closed(tx, userIds, now) {
      for (const part of parts) await part.closed?.(tx, userIds, now);
      await changed(tx, userIds);
    },
    async reopened(tx, userId) {
      for (const part of parts) await part.reopened?.(tx, userId);
      await changed(tx, [userId]);
    },
    async signedOut(tx, userId, sessionId) {
      for (const part of parts) await part.signedOut?.(tx, userId, sessionId);
    },
    async deleted(tx, userIds) {
      if (userIds.length > 0) for (const part of parts) await part.deleted?.(tx, userIds);
    },
  };
}
