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
  const replies = await tx
    .selectFrom("feedback_replies")
    .innerJoin("feedback", "feedback.id", "feedback_replies.feedback_id")
    .select(["feedback_replies.feedback_id as feedbackId", "feedback_replies.text"])
    .select(["feedback_replies.created_at as createdAt"])
    .where("feedback.user_id", "=", userId)
    .orderBy("feedback_replies.created_at")
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
  return {
    feedback: feedback.map((message) => ({
      ...withIsoTimes(message),
      replies: replies.flatMap(({ feedbackId, ...reply }) =>
        feedbackId === message.id ? [withIsoTimes(reply)] : [],
      ),
    })),
    uiRatings,
    aiRatings,
  };
}
