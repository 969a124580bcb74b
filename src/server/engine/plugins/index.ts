import type { Plugin } from "../draft.ts";
import { constraintGuard } from "./constraint-guard.ts";
import { deduplication, likenessGuard } from "./deduplication.ts";
import { diversity } from "./diversity.ts";
import { frontierGate } from "./frontier-gate.ts";
import { hardWeekPenalty } from "./hard-week-penalty.ts";
import { insightMiner } from "./insight-miner.ts";
import { profileSlots } from "./profile-slots.ts";
import { readability } from "./readability.ts";
import { rejectionPenalty } from "./rejection-penalty.ts";
import { timeFit } from "./time-fit.ts";
import { toldGate } from "./told-gate.ts";
import { toolPredictor } from "./tool-predictor.ts";
import { xpCalibrator } from "./xp-calibrator.ts";

/** Before ranking: decide what may be proposed at all. */
export const GATES: readonly Plugin[] = [
  constraintGuard,
  deduplication,
  toldGate,
  frontierGate,
  likenessGuard,
];

/** After ranking: choose quests, days, lengths and texts. */
export const FINISHERS: readonly Plugin[] = [
  rejectionPenalty,
  hardWeekPenalty,
  diversity,
  timeFit,
  profileSlots,
  readability,
  toolPredictor,
  xpCalibrator,
  insightMiner,
];
