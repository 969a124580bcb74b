/** What one companion may say to the other: these six, in these words. There is no chat. */
export const SIGNAL_TEXTS = {
  wave: "I am thinking of you today.",
  cheer: "Go on, you are doing well.",
  proud: "I am proud of what you did.",
  rest: "Rest well. Tomorrow is another day.",
  strength: "I know it is hard. You can do this.",
  thanks: "Good to have you beside me.",
} as const;

export type Signal = keyof typeof SIGNAL_TEXTS;

export const SIGNALS = Object.keys(SIGNAL_TEXTS) as [Signal, ...Signal[]];

/** Empty for a signal of another version. */
export function signalText(signal: string | null | undefined): string {
  const known = SIGNALS.find((each) => each === signal);
  return known ? SIGNAL_TEXTS[known] : "";
}
