import * as z from "zod/mini";
import { DIFFICULTIES } from "#domain/quests/quest.ts";
import { endpoint, noContent } from "./endpoint.ts";
import { filledText, text } from "./fields/text.ts";

export const PROMPT_MAX_LENGTH = 4_000;
/** Answers to one question. */
export const MAX_ATTEMPTS = 5;
/** Only the last five are used; more are accepted. */
const HISTORY_MAX = 100;

const suggestedTaskSchema = z.object({
  /** Sent with `POST /api/tasks` to accept it; the server fills in the rest from its stored copy. */
  suggestionId: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  xpReward: z.number(),
  /** True once it was accepted. */
  isAdded: z.boolean(),
});

/** The sources of an answer, shown on request. */
export const basisSchema = z.object({
  cards: z.array(z.string()),
  profile: z.array(z.string()),
  quests: z.array(z.string()),
});

/** What may be tapped or taken back under an answer. */
const afterSchema = {
  /** Messages to tap: three readings of a question that was not clear, otherwise two that lead on. */
  choices: z.array(z.string()),
  isUnsure: z.boolean(),
  /** Facts that the question taught: "Noted: one costs you 4." */
  noted: z.array(z.object({ id: z.string(), text: z.string() })),
};

const answerSchema = z.object({
  messageId: z.string(),
  response: z.string(),
  /** The author of the answer: a configured model or the built-in engine. */
  model: z.string(),
  suggestedTask: z.optional(suggestedTaskSchema),
  basis: basisSchema,
  isStopped: z.boolean(),
  ...afterSchema,
});

export type MentorAnswer = z.output<typeof answerSchema>;

export const askMentor = endpoint({
  method: "POST",
  path: "/api/rag/chat",
  access: "member",
  summary:
    "Asks the mentor. JSON by default; with Accept: text/event-stream the answer comes as events: delta, then done or error.",
  takesTokens: true,
  errors: ["plan_required", "not_found", "conflict"],
  input: z.object({
    prompt: filledText(PROMPT_MAX_LENGTH),
    /** Ignored: the user is taken from the session. */
    userId: z.optional(z.unknown()),
    conversationHistory: z._default(
      z
        .array(z.object({ text: text(PROMPT_MAX_LENGTH), sender: z.enum(["user", "ai"]) }))
        .check(z.maxLength(HISTORY_MAX)),
      [],
    ),
    /** The client's id for the question: a repeat returns the stored answer. */
    messageId: z.optional(z.uuid()),
    /** The quest that the question is about, such as the one open in the workspace. */
    questId: z.optional(z.uuid()),
    /** Asks for another attempt at the last answer. */
    again: z._default(z.boolean(), false),
  }),
  output: answerSchema,
  isRepeatable: true,
  limit: "chat",
  isSlow: true,
});

/** Server-sent events, by event name. */
export const mentorEvents = {
  delta: z.object({ text: z.string() }),
  /** Discard the text streamed so far: the answer starts over. */
  restart: z.object({}),
  done: answerSchema,
  error: z.object({ code: z.string(), message: z.string() }),
} as const;

const attemptSchema = z.object({
  messageId: z.string(),
  text: z.string(),
  model: z.string(),
  timestamp: z.string(),
  isStopped: z.boolean(),
  suggestedTask: z.optional(suggestedTaskSchema),
  basis: basisSchema,
  ...afterSchema,
});

export const exchangeSchema = z.object({
  /** The question's id. */
  id: z.string(),
  prompt: z.string(),
  timestamp: z.string(),
  /** Oldest first; empty if the answer failed. */
  attempts: z.array(attemptSchema),
});

export type Exchange = z.output<typeof exchangeSchema>;

export const readConversation = endpoint({
  method: "GET",
  path: "/api/rag/conversation",
  access: "member",
  summary: "The latest 50 questions with their answers, oldest first.",
  takesTokens: true,
  output: z.object({ exchanges: z.array(exchangeSchema) }),
});

export const clearConversation = endpoint({
  method: "DELETE",
  path: "/api/rag/conversation",
  access: "member",
  summary: "Forgets the conversation.",
  output: noContent,
});

export const forgetNoted = endpoint({
  method: "DELETE",
  path: "/api/rag/noted/{id}",
  access: "member",
  summary: "Takes back a fact that the mentor noted; what was known before counts again.",
  input: z.object({ id: z.uuid() }),
  output: noContent,
  isRepeatable: true,
});

export const exportConversation = endpoint({
  method: "GET",
  path: "/api/rag/conversation/export",
  access: "member",
  summary: "The whole conversation as kept, up to 2,000 questions.",
  output: z.object({ exportedAt: z.string(), exchanges: z.array(exchangeSchema) }),
});

export const readMentor = endpoint({
  method: "GET",
  path: "/api/rag/mentor",
  access: "member",
  summary: "Who answers, where text goes, and questions to start with.",
  takesTokens: true,
  output: z.object({
    /** The planning model and the chat model, each with its host; null means this server. */
    models: z.array(z.object({ name: z.string(), role: z.string(), host: z.nullable(z.string()) })),
    starters: z.array(z.string()),
  }),
});
