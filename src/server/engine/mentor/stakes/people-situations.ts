import type { Situation } from "./situation.ts";

const AGE = "(?:[3-9]|1[0-7]|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
const CHILD = new RegExp(
  String.raw`\b(?:${AGE}[- ]?(?:years?|yrs?)[- ]?olds?|teenagers?|minors?|toddlers?|bab(?:y|ies)|child(?:ren)?|kids?|pupils|schools? (?:party|class|play)|nursery)\b`,
  "iu",
);

/** Children, and what is known of people. */
export const PEOPLE_SITUATIONS: readonly Situation[] = [
  {
    caution: "children",
    answers: ["legal-form-under-18"],
    all: [
      new RegExp(
        String.raw`\b(?:i'm|i am|im) (?:only )?${AGE}\b(?! (?:minutes|hours|weeks|months|orders))`,
        "iu",
      ),
    ],
    unless: /\b(?:in|on|at) (?:week|step|level|number)\b/iu,
  },
  {
    caution: "children",
    answers: ["safety-alone-with-a-child"],
    all: [
      CHILD,
      /\b(?:alone|nobody else|no one else|without (?:the |a |her |his )?(?:parents?|mother|mum|father)|just (?:this )?once|bring (?:her|his|their|my) \w+)\b/iu,
      /\b(?:teach|lessons?|class|camera|mind|look after|come along|join|bring|workshop|course)\b/iu,
    ],
  },
  {
    caution: "children",
    answers: ["safety-children-in-paid-content"],
    all: [
      CHILD,
      /\b(?:videos?|reels?|film\w*|show|episode|podcast|adverts?|brand|sponsor\w*|on camera|channel)\b/iu,
      /\b(?:permission|consent|allowed|wants? to be|in (?:every|all|my)|pays?|paid|fine with|is fine|agrees?|ok(?:ay)?)\b/iu,
    ],
    unless: /\b(?:for children|for kids|for babies|for toddlers|for pupils)\b/iu,
  },
  {
    caution: "children",
    answers: ["safety-photos-of-children"],
    all: [
      CHILD,
      /\b(?:pictures?|photos?|album|images?|shots?)\b/iu,
      /\b(?:(?:on|to) my (?:instagram|page|website|site|facebook|profile)|online|post(?:ed|ing)?|publish\w*|download|share[ds]?|permission|consent)\b/iu,
    ],
  },
  {
    caution: "data",
    answers: ["support-data-lost"],
    all: [
      /\b(?:left|lost|stolen|stole|hacked|leaked|sent .{0,30}to the wrong|cc'?d everyone)\b/iu,
      /\b(?:laptop|phone|usb|memory stick|computer|hard drive|lists?|data|payslips?|mailbox|account|files)\b/iu,
      /\b(?:clients?'?|customers?'?|members'?|people'?s|pupils'?|patients'?|donors'?|addresses|payslips?)\b/iu,
    ],
    unless: /\b(?:lost (?:a |the |my )?(?:client|customer)|left (?:a |me ))\b/iu,
  },
  {
    caution: "data",
    answers: ["contracts-recording-people"],
    all: [
      /\b(?:record\w*|tap(?:e|ing)|film(?:ing|ed)?|transcri\w*)\b/iu,
      /\b(?:calls?|lessons?|meetings?|conversations?|sessions?|clients?|parents|pupils|people|customers?|participants)\b/iu,
      /\b(?:quietly|secret\w*|hidden|without (?:telling|asking|saying|them knowing)|consent|permission|so (?:that )?i (?:can )?remember|(?:as|in|for) (?:an? |my |our )?adverts?|clips?|legal|allowed|nobody asked)\b/iu,
    ],
  },
  {
    caution: "data",
    answers: ["contracts-tracking-people"],
    all: [
      /\b(?:logs?|logging|track\w*|(?:see|know|show)s? where|monitor\w*|location|position|gps|where each)\b/iu,
      /\b(?:workers?|staff|employees?|drivers?|users?|visitors?|customers?|cleaners?|tenants?|people)\b/iu,
      /\b(?:(?:don'?t|do not|doesn'?t) (?:really )?know|without|secret\w*|(?:haven'?t|have not|not) (?:been )?told|consent|tell (?:them|users|people)|allowed|legal)\b/iu,
    ],
  },
  {
    caution: "data",
    answers: ["contracts-app-personal-data"],
    all: [
      /\b(?:keeps?|stores?|holds?|saves?|collects?|database)\b/iu,
      /\b(?:names|phone numbers|addresses|debts|birthdays|health|personal|data|details|who owes)\b/iu,
      /\b(?:laws?|legal|allowed|rules?|fear|consent|privacy|obliged|gdpr)\b/iu,
    ],
  },
  {
    caution: "data",
    answers: ["content-newsletter-consent"],
    all: [
      /\b(?:send|mail|e-?mail|write)\b.{0,40}\b(?:everyone|everybody|all (?:my |the )?\w*|past (?:clients|customers)|former|old (?:clients|customers))\b/iu,
      /\b(?:allowed|legal|permission|consent|gdpr|may i|can i just)\b/iu,
    ],
  },
];
