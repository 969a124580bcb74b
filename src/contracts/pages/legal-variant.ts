import { type InstanceView, instanceSchema } from "./instance.ts";
import { JURISDICTION_MARK, MODEL_HOSTS_MARK, OPERATOR_MARK } from "./page-marks.ts";

/** A page prerendered by the build, once for each kind of instance configuration. */
export interface WrittenPage {
  readonly title: string;
  readonly description: string;
  /** Its HTML, by `legalVariant`. */
  readonly bodies: Readonly<Record<string, string>>;
}

export type WrittenPages = Readonly<Record<string, WrittenPage>>;

/** Key of the instance settings that a legal text depends on. */
export function legalVariant({ signIn, payments, modelHosts }: InstanceView): string {
  return [signIn, payments, modelHosts.length > 0 ? "models" : "no-models"].join("-");
}

/** One instance of each kind, with placeholders for its own names. */
export function everyInstance(supportEmail: string): InstanceView[] {
  const { signIn, payments } = instanceSchema.shape;
  return signIn.options.flatMap((signIn) =>
    payments.options.flatMap((payments) =>
      // No legal text depends on who may open the reports.
      [[], [MODEL_HOSTS_MARK]].map((modelHosts) => ({
        signIn,
        payments,
        modelHosts,
        supportEmail,
        operator: OPERATOR_MARK,
        jurisdiction: JURISDICTION_MARK,
        isStripeTest: false,
        reports: "members",
      })),
    ),
  );
}
