import { GRIEF_ANSWER } from "./reading/feelings.ts";
import { CRISIS, DANGER, EMERGENCY, LOSS } from "./safety-words.ts";

/** Checked before anything else and answered with fixed texts, the gravest first. */
type SafetyRule = "crisis" | "emergency" | "danger" | "loss" | "harm";

const GRAVE: readonly (readonly [SafetyRule, readonly RegExp[]])[] = [
  ["crisis", CRISIS],
  ["emergency", EMERGENCY],
  ["danger", DANGER],
  ["loss", LOSS],
];

const HARM =
  /\b(?:(?:buy|buying|purchase|get|write|post|pay for)\s+(?:\w+\s+){0,2}(?:fake|bought|bot)\s+(?:\w+\s+){0,2}(?:reviews?|followers?|likes?|testimonials?|views?|accounts?)|fake (?:reviews?|testimonials?|followers?)|(?:buy|buying|purchas(?:e|ing)|bought) (?:\w+ )?(?:followers|reviews|likes|email lists?|e-?mail addresses)|scrap(?:e|ing) (?:\w+ ){0,3}(?:e-?mails?|profiles|linkedin|contacts|addresses|numbers)|mass[- ](?:dm|mail|message|spam)\w*|spam(?:ming)? (?:people|everyone|strangers|groups)|evad(?:e|ing) tax(?:es)?|avoid paying (?:any )?tax(?:es)? (?:illegally|at all)|hide (?:my |the |some )?(?:income|cash|money) from (?:the )?(?:tax|irs|hmrc|government|tax office)|launder(?:ing)? money|counterfeit\w*|fake (?:id|invoice|invoices|degree|certificate)|hack(?:ing)? (?:into )?(?:someone|a competitor|their|my competitor)\w*|steal (?:their|a competitor'?s?) (?:customers'? data|data|photos|designs?))\b/iu;

/** The user is the victim, or wants protection from it. */
const SUFFERED =
  /\b(?:(?:about|against) (?:me|us|my|our)|left (?:me|us|an?|some)|spot|recogni[sz]e|report|remove|detect|fight|flag|protect|(?:was|were|been|got) (?:copied|hacked|scraped|stolen))\b/iu;

const plainOf = (text: string) => text.normalize("NFKC").replaceAll("’", "'");

export function findSafetyRule(text: string): SafetyRule | null {
  const plain = plainOf(text);
  const grave = GRAVE.find(([, patterns]) => patterns.some((pattern) => pattern.test(plain)));
  if (grave) return grave[0];
  return HARM.test(plain) && !SUFFERED.test(plain) ? "harm" : null;
}

/** In the language in which it was said: who is in danger must not have to translate. */
export function safetyAnswer(rule: SafetyRule, text: string): string {
  const plain = plainOf(text);
  const [, patterns = []] = GRAVE.find(([name]) => name === rule) ?? [];
  const language = LANGUAGES[patterns.findIndex((pattern) => pattern.test(plain))] ?? "en";
  return (language === "en" ? undefined : IN_OTHER_LANGUAGES[language][rule]) ?? SAFETY_ANSWERS[rule];
}

/** The order of each rule's patterns. */
const LANGUAGES = ["en", "de", "es"] as const;

export const SAFETY_ANSWERS: Record<SafetyRule, string> = {
  crisis:
    "I am really glad that you said this, and I am sorry that it feels so heavy right now. You do not have to carry it alone. I am only a program, so please talk to a person today: someone close to you, your doctor, or a crisis line where you live. If you might act on it, please call your local emergency number now. Everything else can wait; rest, and let somebody be with you.",
  emergency:
    "Please ring your local emergency number now; they tell you what to do until somebody comes. Stay with them, and call a neighbour or whoever is near to help. I am only a program and cannot see what is happening. Everything else can wait.",
  danger:
    "I am so sorry. Nobody may do that to you, and it is not your fault. Your safety comes before everything else here. If you are in danger now, please go where other people are and ring your local emergency number. When it is quieter, tell one person you trust, and ring a helpline for people who live with violence or threats: they help without asking for your name. I am only a program, and the business can wait.",
  loss: GRIEF_ANSWER,
  harm: "I will not help with that: it deceives people or breaks the law, and it tends to cost a small business its name. Tell me what you want to reach with it, and I will look for an honest way that works.",
};

const IN_OTHER_LANGUAGES: Record<"de" | "es", Partial<Record<SafetyRule, string>>> = {
  de: {
    crisis:
      "Gut, dass du das gesagt hast. Es tut mir leid, dass gerade alles so schwer ist. Du musst das nicht allein tragen. Ich bin nur ein Programm, also sprich bitte heute mit einem Menschen: jemandem, der dir nahesteht, deiner Ärztin oder der Telefonseelsorge. Wenn du dir etwas antun könntest, ruf bitte jetzt den Notruf. Alles andere kann warten; lass jemanden bei dir sein.",
    emergency:
      "Bitte ruf jetzt den Notruf; dort sagt man dir, was bis zur Hilfe zu tun ist. Bleib dabei und hol jemanden dazu, der in der Nähe ist. Ich bin nur ein Programm und sehe nicht, was geschieht. Alles andere kann warten.",
    danger:
      "Das tut mir sehr leid. Niemand darf dir das antun, und es ist nicht deine Schuld. Deine Sicherheit kommt vor allem anderen. Wenn du gerade in Gefahr bist, geh bitte dorthin, wo andere Menschen sind, und ruf den Notruf. Wenn es ruhiger ist, sag es einem Menschen, dem du vertraust, und ruf ein Hilfetelefon bei Gewalt an: Dort hilft man dir, ohne nach deinem Namen zu fragen. Ich bin nur ein Programm, und das Geschäft kann warten.",
    loss: "Mein herzliches Beileid. Trauer nimmt die Kraft für das Gewöhnliche, und das ist normal; hier muss jetzt nichts getan werden. Wenn jemand etwas von dir erwartet, genügt ein Satz: „In meiner Familie ist jemand gestorben, ich melde mich.“ Sei gut zu dir und lass jemanden bei dir sein; wenn es zu schwer wird, helfen eine Ärztin oder ein Trauertelefon. Wenn du später über die Arbeit sprechen möchtest, bin ich da.",
  },
  es: {
    crisis:
      "Me alegra mucho que lo hayas dicho, y siento que ahora todo pese tanto. No tienes que llevarlo en soledad. Solo soy un programa, así que habla hoy con una persona: alguien cercano, tu médico o una línea de ayuda en crisis. Si podrías hacerte daño, llama ahora al número de emergencias. Todo lo demás puede esperar; deja que alguien esté contigo.",
    emergency:
      "Llama ahora al número de emergencias; te dirán qué hacer hasta que llegue ayuda. Quédate a su lado y avisa a alguien que esté cerca. Solo soy un programa y no puedo ver lo que pasa. Todo lo demás puede esperar.",
    danger:
      "Lo siento mucho. Nadie puede hacerte eso, y no es culpa tuya. Tu seguridad está por encima de todo lo demás. Si estás en peligro ahora, ve adonde haya otras personas y llama al número de emergencias. Cuando haya más calma, cuéntaselo a alguien de confianza y llama a una línea de ayuda contra la violencia: ayudan sin preguntar tu nombre. Solo soy un programa, y el negocio puede esperar.",
    loss: "Siento mucho tu pérdida. El duelo quita fuerzas para lo cotidiano, y es normal; aquí no hay que hacer nada ahora. Si alguien espera algo de ti, basta una frase: «Ha habido una muerte en mi familia, te escribiré». Cuídate y deja que alguien te acompañe; si pesa demasiado, un médico o una línea de duelo pueden ayudar. Si más adelante quieres hablar del trabajo, aquí estoy.",
  },
};
