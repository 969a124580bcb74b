import type { Engine } from "#server/engine/draft.ts";
import { feature } from "#server/platform/features/feature.ts";
import { importReviews } from "./import.repository.ts";
import { allReviews, deleteReviews } from "./review.repository.ts";
import { reviewRoutes } from "./review.routes.ts";
import { viewClosed } from "./review.service.ts";

export const reviewFeature = feature<{ readonly engine: () => Engine }>({
  routes: ({ engine }) => reviewRoutes(engine),
  person: {
    exported: async (tx, userId) => ({ reviews: (await allReviews(tx, userId)).map(viewClosed) }),
    imported: importReviews,
    cleared: deleteReviews,
  },
});
