import type { Db } from "./handles.ts";

const patientOf = new WeakMap<Db, Db>();

/** The same database, for statements that may take up to 20 seconds. */
export function patientDb(db: Db): Db {
  return patientOf.get(db) ?? db;
}

export function attachPatient(db: Db, patient: Db): void {
  patientOf.set(db, patient);
}
