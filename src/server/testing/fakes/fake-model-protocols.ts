import type { IncomingHttpHeaders } from "node:http";

type Body = Record<string, unknown>;

interface FakeAnswer {
  readonly text: string;
  readonly hasUsage: boolean;
  readonly isFiltered: boolean;
}

/** How a provider's HTTP API formats an answer, whole or streamed. */
export interface ModelProtocol {
  /** Why the real server would reject the request. */
  findFault(headers: IncomingHttpHeaders, body: Body): string | undefined;
  plain(body: Body, answer: FakeAnswer): object;
  begin(body: Body, answer: FakeAnswer): string;
  piece(text: string): string;
  finish(body: Body, answer: FakeAnswer): string;
  error(): string;
}

const INPUT_TOKENS = 100;
const countTokens = (text: string) => Math.ceil(text.length / 4);
const isPositive = (value: unknown) => Number.isInteger(value) && Number(value) > 0;

function findCommonFault(body: Body): string | undefined {
  if (typeof body.model !== "string") return "model: required";
  if (!Array.isArray(body.messages) || body.messages.length === 0) return "messages: required";
  return isPositive(body.max_tokens ?? body.max_completion_tokens) ? undefined : "max_tokens: required";
}

const sse = (data: unknown) => `data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;

const openAiUsage = ({ text, hasUsage }: FakeAnswer) =>
  hasUsage && {
    usage: {
      prompt_tokens: INPUT_TOKENS,
      completion_tokens: countTokens(text),
      total_tokens: INPUT_TOKENS + countTokens(text),
    },
  };
const openAiChunk = (delta: object, finishReason: string | null = null) => ({
  id: "chatcmpl-1",
  object: "chat.completion.chunk",
  created: 1_750_000_000,
  model: "fake",
  choices: [{ index: 0, delta, finish_reason: finishReason }],
});
const openAiReason = ({ isFiltered }: FakeAnswer) => (isFiltered ? "content_filter" : "stop");

export const openAiProtocol: ModelProtocol = {
  findFault: (_headers, body) => findCommonFault(body),
  plain: (_body, answer) => ({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_750_000_000,
    model: "fake",
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: answer.text },
        finish_reason: openAiReason(answer),
      },
    ],
    ...openAiUsage(answer),
  }),
  begin: () => sse(openAiChunk({ role: "assistant", content: "" })),
  piece: (text) => sse(openAiChunk({ content: text })),
  finish: (body, answer) => {
    const { include_usage: wantsUsage } = (body.stream_options ?? {}) as { include_usage?: boolean };
    const usage = wantsUsage && openAiUsage(answer);
    return [
      sse(openAiChunk({}, openAiReason(answer))),
      usage ? sse({ ...openAiChunk({}), choices: [], ...usage }) : "",
      sse("[DONE]"),
    ].join("");
  },
  error: () => sse({ error: { message: "The server had an error", type: "server_error" } }),
};

const event = (type: string, data: object = {}) => `event: ${type}\n${sse({ type, ...data })}`;
const anthropicUsage = ({ hasUsage }: FakeAnswer, outputTokens: number) => ({
  input_tokens: hasUsage ? INPUT_TOKENS : 0,
  output_tokens: hasUsage ? outputTokens : 0,
});
const anthropicReason = ({ isFiltered }: FakeAnswer) => (isFiltered ? "refusal" : "end_turn");

/** Older models return structured output through a forced tool call. */
function asToolUse(body: Body, text: string): unknown {
  const isForced = (body.tool_choice as { type?: string } | undefined)?.type;
  try {
    return isForced && { type: "tool_use", id: "toolu_1", name: "json", input: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const message = (body: Body) => ({
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: body.model,
  content: [] as unknown[],
  stop_reason: null as string | null,
  stop_sequence: null,
});

export const anthropicProtocol: ModelProtocol = {
  findFault: (headers, body) => {
    if (!headers["x-api-key"]) return "x-api-key: required";
    return headers["anthropic-version"] ? findCommonFault(body) : "anthropic-version: required";
  },
  plain: (body, answer) => {
    const toolUse = asToolUse(body, answer.text);
    return {
      ...message(body),
      content: toolUse ? [toolUse] : answer.text ? [{ type: "text", text: answer.text }] : [],
      stop_reason: toolUse ? "tool_use" : anthropicReason(answer),
      usage: anthropicUsage(answer, countTokens(answer.text)),
    };
  },
  begin: (body, answer) =>
    event("message_start", { message: { ...message(body), usage: anthropicUsage(answer, 1) } }) +
    event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }) +
    event("ping"),
  piece: (text) => event("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
  finish: (_body, answer) =>
    event("content_block_stop", { index: 0 }) +
    event("message_delta", {
      delta: { stop_reason: anthropicReason(answer), stop_sequence: null },
      usage: anthropicUsage(answer, countTokens(answer.text)),
    }) +
    event("message_stop"),
  error: () => event("error", { error: { type: "overloaded_error", message: "Overloaded" } }),
};
