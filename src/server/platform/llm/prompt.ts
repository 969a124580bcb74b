import type { SdkModel } from "./open-model.ts";

export interface ChatMessage {
  readonly role: "user" | "assistant";
  readonly content: string;
}

type Prompt = Parameters<SdkModel["doStream"]>[0]["prompt"];

export function toPrompt(system: string, messages: readonly ChatMessage[]): Prompt {
  const spoken = messages.map(({ role, content }) => ({
    role,
    content: [{ type: "text" as const, text: content }],
  }));
  return [{ role: "system", content: system }, ...spoken];
}
