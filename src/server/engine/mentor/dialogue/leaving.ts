/** Words that announce another matter. */
const LEAVES =
  /^(?:(?:ok(?:ay)?|right|well|so|thanks?|thank you|great|cool|fine|good|hm+|wait|hey|now|and)[,.!:]* )*(?:(?:a |one |something |some )?(?:completely |totally |quite |very )?(?:different|another|other|new|separate|unrelated) (?:thing|question|matter|topic|subject|one|problem|note|story)\b|something (?:else|different)\b|on another note|changing the (?:subject|topic)|change of (?:subject|topic)|different(?:ly)?[:,]|by the way|btw\b|(?:wait|stop|hold on)?[,.]? ?first[:,]|before that[:,]|unrelated[:,]?|moving on|next (?:question|topic|thing)[:,]|(?:one )?(?:last|quick) (?:question|thing)[:,]|apart from that|anyway[,:] (?=how|what|where|which|can|should))/iu;

/** The message without the words that announce it. */
export function withoutLeaving(text: string): string {
  const rest = text
    .trim()
    .replace(LEAVES, "")
    .replace(/^[\s,.:;!-]+/u, "");
  return leavesMatter(text) && rest.split(/\s+/u).length > 2 ? rest : text;
}

/** Whether a message says that it is about something else than the one before. */
export function leavesMatter(text: string): boolean {
  return LEAVES.test(text.trim());
}
