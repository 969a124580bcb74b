import * as admin from "#contracts/admin/admin.ts";
import * as inbox from "#contracts/admin/feedback-inbox.ts";
import * as flags from "#contracts/admin/leaderboard-flags.ts";
import * as list from "#contracts/admin/people.ts";
import * as person from "#contracts/admin/person.ts";
import * as training from "#contracts/admin/training.ts";
import type { Databases } from "#server/platform/db/databases.ts";
import { type EndpointRoute, implement, implementFile } from "#server/platform/http/endpoint-routes.ts";
import { readAudit } from "../audit/audit.service.ts";
import type { MailDeps } from "../email/send-mail.service.ts";
import { exportPeople, findPeople } from "./admin-users.service.ts";
import { clearAllAnalytics, clearTraining, restoreTraining } from "./clear-data.service.ts";
import { deletePeople, deletePerson, restorePerson } from "./close-people.service.ts";
import { decide, readFlags } from "./flags.service.ts";
import {
  answer,
  assignTo,
  exportMessages,
  mark,
  readMessages,
  readOne,
  readOperators,
} from "./inbox.service.ts";
import { dropNote, keepNote } from "./people/notes.service.ts";
import { countListedPeople, findListedPeople } from "./people/people-list.service.ts";
import { readPersonLedger, readPersonTimeline, readWholePerson } from "./people/person.service.ts";
import { giveRole } from "./people/role.service.ts";
import { setLegacy, setStatus } from "./plans.service.ts";
import { resetPerson } from "./reset-person.service.ts";
import { createSums } from "./sums.service.ts";
import { deleteTraining, judgeDecisions, readTraining, restoreTrainingOf } from "./training.service.ts";

const done = () => ({ ok: true as const });
const nothing = () => undefined;

interface AdminDeps extends Omit<MailDeps, "db" | "log"> {
  readonly database: Databases;
}

export function adminRoutes({ database: databases, ...mail }: AdminDeps): EndpointRoute[] {
  const readSums = createSums(databases);
  return [
    ...peopleRoutes(),
    implement(admin.listUsers, (ctx, input) => findPeople(ctx, databases, input)),
    implementFile(admin.exportUsers, (ctx, { ids }) => exportPeople(ctx, ids?.split(","))),
    implement(admin.readAdminStats, ({ now }) => readSums(now)),
    implement(admin.deleteUser, (ctx, { id }) => deletePerson(ctx, id).then(nothing)),
    implement(admin.restoreUser, (ctx, { id }) => restorePerson(ctx, id).then(done)),
    implement(admin.resetUser, (ctx, { id }) => resetPerson(ctx, id).then(done)),
    implement(admin.deleteUsers, (ctx, { userIds }) => deletePeople(ctx, userIds)),
    implement(admin.setSubscription, (ctx, { id, status }) => setStatus(ctx, id, status)),
    implement(admin.setLegacyAccess, (ctx, { id, legacyAccess }) => setLegacy(ctx, id, legacyAccess)),
    implement(admin.clearAnalytics, (ctx) => clearAllAnalytics(ctx).then(nothing)),
    implement(training.clearRagData, (ctx) => clearTraining(ctx).then(nothing)),
    implement(training.restoreRagData, (ctx) => restoreTraining(ctx)),
    implement(training.listTrainingData, (ctx, input) => readTraining(ctx, input)),
    implement(training.deleteTrainingEntry, (ctx, { id }) => deleteTraining(ctx, id).then(nothing)),
    implement(training.restoreTrainingEntry, (ctx, { id }) => restoreTrainingOf(ctx, id).then(done)),
    implement(training.readDecisions, (ctx) => judgeDecisions(ctx)),
    implement(admin.listAudit, (ctx, { before }) => readAudit(ctx, before)),
    implement(inbox.listFeedback, (ctx, input) => readMessages(ctx, input)),
    implement(inbox.setFeedbackStatus, (ctx, { id, status }) => mark(ctx, id, status)),
    implement(inbox.readFeedback, (ctx, { id }) => readOne(ctx, id)),
    implement(inbox.assignFeedback, (ctx, { id, operatorId }) => assignTo(ctx, id, operatorId)),
    implement(inbox.answerFeedback, (ctx, input) =>
      answer(ctx, { ...mail, db: ctx.db, log: ctx.log }, input),
    ),
    implement(inbox.listOperators, (ctx) => readOperators(ctx)),
    implementFile(inbox.exportFeedback, (ctx) => exportMessages(ctx)),
    implement(flags.listFlags, (ctx) => readFlags(ctx)),
    implement(flags.decideFlag, (ctx, { id, state }) => decide(ctx, id, state)),
  ];
}

function peopleRoutes(): EndpointRoute[] {
  return [
    implement(list.listPeople, (ctx, input) => findListedPeople(ctx, input)),
    implement(list.countPeople, (ctx) => countListedPeople(ctx)),
    implement(person.readPerson, (ctx, { id }) => readWholePerson(ctx, id)),
    implement(person.readTimeline, (ctx, input) => readPersonTimeline(ctx, input)),
    implement(person.readLedger, (ctx, input) => readPersonLedger(ctx, input)),
    implement(person.addNote, (ctx, input) => keepNote(ctx, input)),
    implement(person.deleteNote, (ctx, { id, noteId }) => dropNote(ctx, id, noteId).then(nothing)),
    implement(person.setRole, (ctx, { id, role }) => giveRole(ctx, id, role)),
  ];
}
