import * as contract from "#contracts/admin.ts";
import { type EndpointRoute, implement, implementFile } from "#server/platform/http/endpoint-routes.ts";
import { exportPeople, findPeople } from "./admin-users.service.ts";
import { readAudit } from "./audit.service.ts";
import { clearAllAnalytics, clearTraining, restoreTraining } from "./clear-data.service.ts";
import { deletePeople, deletePerson, restorePerson } from "./close-people.service.ts";
import { decide, readFlags } from "./flags.service.ts";
import { exportMessages, mark, readMessages } from "./inbox.service.ts";
import { setLegacy, setStatus } from "./plans.service.ts";
import { resetPerson } from "./reset-person.service.ts";
import { readStats } from "./stats.service.ts";
import { deleteTraining, judgeDecisions, readTraining, restoreTrainingOf } from "./training.service.ts";

const done = () => ({ ok: true as const });
const nothing = () => undefined;

export function adminRoutes(): EndpointRoute[] {
  return [
    implement(contract.listUsers, (ctx, input) => findPeople(ctx, input)),
    implementFile(contract.exportUsers, (ctx) => exportPeople(ctx)),
    implement(contract.readAdminStats, (ctx) => readStats(ctx)),
    implement(contract.deleteUser, (ctx, { id }) => deletePerson(ctx, id).then(nothing)),
    implement(contract.restoreUser, (ctx, { id }) => restorePerson(ctx, id).then(done)),
    implement(contract.resetUser, (ctx, { id }) => resetPerson(ctx, id).then(done)),
    implement(contract.deleteUsers, (ctx, { userIds }) => deletePeople(ctx, userIds)),
    implement(contract.setSubscription, (ctx, { id, status }) => setStatus(ctx, id, status)),
    implement(contract.setLegacyAccess, (ctx, { id, legacyAccess }) => setLegacy(ctx, id, legacyAccess)),
    implement(contract.clearAnalytics, (ctx) => clearAllAnalytics(ctx).then(nothing)),
    implement(contract.clearRagData, (ctx) => clearTraining(ctx).then(nothing)),
    implement(contract.restoreRagData, (ctx) => restoreTraining(ctx)),
    implement(contract.listTrainingData, (ctx, input) => readTraining(ctx, input)),
    implement(contract.deleteTrainingEntry, (ctx, { id }) => deleteTraining(ctx, id).then(nothing)),
    implement(contract.restoreTrainingEntry, (ctx, { id }) => restoreTrainingOf(ctx, id).then(done)),
    implement(contract.readDecisions, (ctx) => judgeDecisions(ctx)),
    implement(contract.listAudit, (ctx, { before }) => readAudit(ctx, before)),
    implement(contract.listFeedback, (ctx, input) => readMessages(ctx, input)),
    implement(contract.setFeedbackStatus, (ctx, { id, status }) => mark(ctx, id, status)),
    implementFile(contract.exportFeedback, (ctx) => exportMessages(ctx)),
    implement(contract.listFlags, (ctx) => readFlags(ctx)),
    implement(contract.decideFlag, (ctx, { id, state }) => decide(ctx, id, state)),
  ];
}
