import { feature } from "#server/platform/features/feature.ts";
import { clearConversationOf } from "./conversation.service.ts";
import { exportMentor } from "./export.repository.ts";
import { importConversation } from "./import.service.ts";
import { mentorRoutes } from "./mentor.routes.ts";
import type { MentorDeps } from "./speak.service.ts";

type Deps = Required<Omit<MentorDeps, "mentor" | "readSense">> &
  Pick<MentorDeps, "readSense"> & { readonly engine: MentorDeps["mentor"] };

export const mentorFeature = feature<Deps>({
  routes: ({ engine, readSense, models, metrics }) =>
    mentorRoutes({ mentor: engine, readSense, models, metrics }),
  person: { exported: exportMentor, imported: importConversation, cleared: clearConversationOf },
});
