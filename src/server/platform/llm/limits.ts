/** Time and length limits for model calls. Tests make them small. */
export interface Limits {
  readonly text: {
    readonly firstTokenMs: number;
    readonly idleMs: number;
    readonly totalMs: number;
    readonly outputTokens: number;
  };
  readonly object: { readonly attemptMs: number; readonly totalMs: number; readonly outputTokens: number };
  readonly responseBytes: number;
}

export const DEFAULT_LIMITS: Limits = {
  text: { firstTokenMs: 8_000, idleMs: 5_000, totalMs: 30_000, outputTokens: 600 },
  object: { attemptMs: 20_000, totalMs: 30_000, outputTokens: 1_200 },
  responseBytes: 1_000_000,
};

const CHARACTERS_PER_TOKEN = 6;

/** For models that ignore their token limit: a longer text cannot be an answer of that many tokens. */
export const maxCharacters = (outputTokens: number) => outputTokens * CHARACTERS_PER_TOKEN;
