export interface OpenQuestion {
  readonly id: string;
  readonly kind: string;
  readonly profile: string;
  readonly text: string;
  readonly quest?: string;
  readonly history: readonly { readonly role: "user" | "assistant"; readonly content: string }[];
}

export interface OpenProfile {
  readonly businessName: string;
  readonly businessType: string;
  readonly businessStage: string;
  readonly businessDescription: string;
  readonly goals: string;
  readonly experience: string;
  readonly quests?: readonly {
    readonly title: string;
    readonly category: string;
    readonly estimatedHours: number;
    readonly status: "open" | "in_progress" | "completed";
    readonly reason: string;
    readonly description: string;
  }[];
  readonly progress?: {
    readonly xp: number;
    readonly level: number;
    readonly streak: number;
    readonly completedThisWeek: number;
  };
}

export interface OpenQuestions {
  readonly profiles: Readonly<Record<string, OpenProfile>>;
  readonly questions: readonly OpenQuestion[];
}

export interface OpenDialogue {
  readonly id: string;
  readonly profile: string;
  readonly turns: readonly {
    readonly text: string;
    readonly scriptedReply?: string;
    readonly expect?: object;
  }[];
}

export interface Reply {
  readonly response: string;
  readonly model: string;
  readonly suggestedTask?: { readonly title: string } | undefined;
}

export interface Verdict {
  readonly id: string;
  readonly kind: string;
  readonly pass: boolean;
  readonly fails: readonly string[];
}

export function gradeAnswer(question: OpenQuestion, reply: Reply, set: OpenQuestions): Verdict;
export function gradeTurn(
  dialogue: OpenDialogue,
  turnIndex: number,
  reply: Reply,
  earlierReplies: readonly string[],
  set: OpenQuestions,
): Verdict;
export function mentions(text: string, needle: string): boolean;
