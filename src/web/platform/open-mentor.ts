const EVENT = "sidequest:open-mentor";

export interface MentorRequest {
  /** Stands in the mentor's input, not yet sent. */
  prompt: string;
}

/** False where no mentor is there to open: say so instead. */
export function openMentor(request: MentorRequest): boolean {
  const event = new CustomEvent<MentorRequest>(EVENT, { detail: request, cancelable: true });
  return !window.dispatchEvent(event);
}

export function onOpenMentor(listener: (request: MentorRequest) => void): () => void {
  const hear = (event: Event) => {
    // How the one who asked learns that somebody answers.
    event.preventDefault();
    listener((event as CustomEvent<MentorRequest>).detail);
  };
  window.addEventListener(EVENT, hear);
  return () => window.removeEventListener(EVENT, hear);
}
