import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";

/** The person's feedback and ratings for the export, oldest first. */
export async function exportFeedback(
  tx: Tx,
  userId: string,
): Promise<Pick<ExportView, "feedback" | "uiRatings" | "aiRatings">> {
  const feedback = await tx
    .selectFrom("feedback")
    .select(["id", "type", "title", "description", "email", "page"])
    .select(["last_action as lastAction", "user_agent as userAgent", "created_at as createdAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const uiRatings = await tx
    .selectFrom("ui_ratings")
    .select(["day", "visual_design as visualDesign", "navigation"])
    .select(["responsive_design as responsiveDesign", "loading_speed as loadingSpeed", "feedback"])
    .where("user_id", "=", userId)
    .orderBy("day")
    .execute();
  const aiRatings = await tx
    .selectFrom("ai_ratings")
    .select(["day", "ai_tool as aiTool", "ai_task as aiTask"])
    .where("user_id", "=", userId)
    .orderBy("day")
    .execute();
  return { feedback: feedback.map(withIsoTimes), uiRatings, aiRatings };
}
