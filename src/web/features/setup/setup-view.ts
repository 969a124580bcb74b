import type { OutputOf } from "#contracts/endpoint.ts";
import type { readSetup, SetupStepView } from "#contracts/setup/setup.ts";

export type SetupView = OutputOf<typeof readSetup>;
export type SetupStep = SetupStepView;
