import * as z from "zod/mini";

/** An ISO 8601 instant with a zone, within the supported range of dates. */
export const instant = () =>
  z.pipe(
    z.string().check(
      z.maxLength(40),
      z.regex(
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/u,
        "is not a time like 2026-11-15T09:00:00Z",
      ),
      z.refine((value) => !Number.isNaN(Date.parse(value)), "is not a time that there is"),
    ),
    z.transform((value) => new Date(value)),
  );
