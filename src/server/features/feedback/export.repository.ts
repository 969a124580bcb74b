import type { ExportView } from "#contracts/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";

/** The person's feedback and ratings for the export, oldest first. */
export async function exportFeedback(
  tx: Tx,
  userId: string,
): Promise<Pick<ExportView, "feedback" | "uiRatings" | "aiRatings">> {
  const messages = await tx
    .selectFrom("feedback")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const uiRatings = await tx
    .selectFrom("ui_ratings")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("day")
    .execute();
  const aiRatings = await tx
    .selectFrom("ai_ratings")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("day")
    .execute();
  return {
    feedback: messages.map((row) => ({
      id: row.id,
      type: row.type,
      title: row.title,
      description: row.description,
      email: row.email,
      page: row.page,
      lastAction: row.last_action,
      userAgent: row.user_agent,
      createdAt: row.created_at.toISOString(),
    })),
    uiRatings: uiRatings.map((row) => ({
      day: row.day,
      visualDesign: row.visual_design,
      navigation: row.navigation,
      responsiveDesign: row.responsive_design,
      loadingSpeed: row.loading_speed,
      feedback: row.feedback,
    })),
    aiRatings: aiRatings.map((row) => ({ day: row.day, aiTool: row.ai_tool, aiTask: row.ai_task })),
  };
}
