import { COUNT, PARTY_NOUN } from "./party-nouns.ts";
import { MONEY, NOT, type ToldRule, ways, within } from "./told-rule.ts";

const LEFT =
  "(?:left(?! (?:to|over|in|for|on|unsold|me|us|an?|happy|with|his|her|their|feedback|good|bad|the|very|\\d))|quit|stopped|cancel+ed(?! (?:\\p{L}+ ){0,4}?(?:before|last minute|at the last|the same day))|unsubscribed|dropped (?:out|off)|disappeared|moved on|switched|went (?:away|elsewhere|to (?:another|somebody|someone))|do not (?:come|return|renew|rebook) (?:back|again|any more)|did not (?:come back|return|renew|rebook)|never (?:came|come) back|ended their)";
const MANY_LEFT = `(?<n>${COUNT}) (?:of (?:my|our|the|them|these) ?)?(?:\\p{L}+ ){0,2}?(?:${PARTY_NOUN}|them|houses|gardens|accounts) (?:(?:have|has|had|just|already|now|all|suddenly) ){0,2}${LEFT}`;
const FRACTION =
  "(?:\\d\\d ?(?:%|percent|per cent)|most|nearly all|almost all|all|(?:four|three) fifths|three quarters|two thirds|nine tenths|the bulk|the lion's share|nearly everything|almost everything)";
const ALLOWS =
  "(?:allow(?:ed)?|approved?|agreed?|permit(?:ted)?|let|say yes|said yes|sign(?:ed)?|give (?:me|us)|given|accept(?:ed)?|grant(?:ed)?)";
const AUTHORITY =
  "(?:landlord|landlady|council|city|county|municipality|town hall|department|authority|authorities|office|ministry|housing association|association|management|school|headmaster|headmistress|university|church|parish|bank|insurer|insurance|employer|boss|platform|etsy|amazon|paypal|stripe|instagram|apple|google|board|committee|hoa|inspector|embassy|neighbou?rs?|owners?|organi[sz]ers?|village|union|fire brigade|tax office|health office|caretaker)";
const WORKS_WITH =
  "(?:partner|co-?founder|business partner|helper|assistant|employee|trainee|apprentice|driver|baker|cook|cleaner|seamstress|developer|designer|photographer|editor|trainer|teacher|colleague|husband|wife|sister|brother|cousin|friend|girl|boy|woman|man|guy|student|intern|volunteer)s?";
const GOES =
  "(?:wants? out|want to leave|wants? to (?:leave|stop|quit|go|get out)|(?:is|are) (?:leaving|quitting|stopping|moving (?:away|to|abroad)|out)|leaves|quits?|stops|left me|left us|left the (?:business|company|project)|gave (?:me )?notice|resigned|walked out|no longer (?:wants?|has time)|has no (?:more )?time (?:any more|anymore|left)|lost interest|got (?:another|a full-time) job|found (?:another|a full-time) job)";
const SOURCE =
  "(?:supplier|wholesaler|farm|farmer|mill|factory|manufacturer|printer|roaster|dealer|source|distributor|importer|nursery|tannery|quarry|sawmill|market|shop|store|teacher|mentor|platform|marketplace|app|breeder|grower|beekeeper|workshop)";
const ENDS =
  "(?:closes|closed|is closing|will close|closing|shut(?:s|ting)? down|went (?:bankrupt|bust)|(?:is )?retir(?:es|ed|ing)|(?:has )?stop(?:s|ped) (?:making|selling|delivering|producing|supplying)|no longer (?:makes|sells|delivers|supplies|has)|discontinued|dries up|dried up|gives up|gave up|ran out of|doubled the minimum|will not (?:deliver|supply) (?:any more|anymore))";

/** Trouble that has a face: customers, partners, offices. */
export const PEOPLE: readonly ToldRule[] = [
  {
    state: "lostClient",
    pattern: ways(
      `(?:lost|losing) (?:about |around |over |already )?(?<n>${COUNT}) (?:of (?:my|our|the) )?(?:\\p{L}+ ){0,2}?(?:${PARTY_NOUN}|subscriptions|contracts|accounts|houses|gardens|dogs)`,
      MANY_LEFT.replace("(?<n>", "(?<m>"),
    ),
    unless:
      /\b(?:hours?|weeks?|days?|minutes?|jars|pieces|bottles|boxes|months?) (?:are |is )?left\b|\bafter the exam\b|\bleft (?:a|an|me a) (?:review|tip|comment)|\btrial (?:accounts?|users?)\b/iu,
  },
  {
    state: "noShows",
    pattern: ways(
      `(?:${COUNT}|half|some|many|several)(?: (?:or|to) ${COUNT})?(?: of (?:them|my \\p{L}+|the \\p{L}+|${COUNT}(?: \\p{L}+)?))?(?: \\p{L}+){0,2} (?:just |simply |then |often )?(?:do not|don'?t|did not|didn'?t|never|dont|didnt) (?:even )?(?:come|came|show(?: up)?|turn(?:ed)? up|appear)(?! back| again| a second)`,
      `(?:clients?|customers?|people|students?|girls|women|guests|they|he|she|parents|patients)\\b${within(16)}(?:do not|don'?t|did not|didn'?t|dont|didnt) (?:even )?(?:come|show|turn up|appear)(?! back| again| a second)`,
    ),
    unless: /\b(?:nobody came to (?:my|the)|come back|market|stall)\b/iu,
  },
  {
    state: "tooDear",
    pattern: ways(
      "more than (?:they|people|she|he|we|anyone) (?:can|could|want to|would) (?:spend|pay|afford)",
      `(?:hear|see|hears|sees|saw|heard) (?:the price|it costs|\\d+|${MONEY})${within(30)}(?:put|puts|walk|leave|go|back|laugh|gone)`,
      `(?:${COUNT} |some |many |most )?${PARTY_NOUN}\\b${within(24)}(?:said|say|says|told|find|found|think|thought)\\b${within(28)}too (?:expensive|dear|pricey|much|high)`,
    ),
    who: "anywhere",
    unless: /\b(?:shipping|postage|rent|material)\b/iu,
  },
  {
    state: "blocked",
    pattern: ways(
      `(?:must|has to|have to|needs? to|should) (?:first )?(?:approve|agree|allow|permit|sign|say yes|give (?:his|her|their|its|me))`,
      `(?:will not|won'?t|does not|doesn'?t|did not|didn'?t|do not|don'?t|refuses? to|has not|hasn'?t|have not|haven'?t|never|still not) (?:yet )?(?:want to )?${ALLOWS}\\b(?! (?:me|us)? ?(?:money|a discount|feedback))`,
      "forbids?|forbade|says? (?:that )?(?:it is |it's |this is )?(?:not allowed|no\\b(?! one)|forbidden)|says? (?:that )?(?:i|we) (?:need|must|may not|cannot|can'?t|am not allowed|have to (?:get|have|ask|stop))|(?:keeps? )?putting (?:it|me) off|ban(?:s|ned)? (?:me|my|it)|(?:blocked|suspended|closed|froze|locked) (?:my|our|me)|rejected my|refused (?:my|me|it|the)",
    ),
    with: new RegExp(`(?<!\\p{L})${AUTHORITY}(?!\\p{L})`, "iu"),
    who: "needed",
    unless: /\b(?:customer|client|buyer|bride)s?\b.{0,20}\b(?:refus|reject|sign)/iu,
  },
  {
    state: "blocked",
    pattern: ways(
      `(?:need|needs|waiting for|wait for|asked for) (?:the |a )?(?:permission|approval|consent|ok|okay|yes) (?:of|from|by) (?:my |the |our )?${AUTHORITY}`,
      "(?:my|our) (?:account|shop|listing|page|permit|licen[cs]e|application|visa) (?:was|got|is|has been) (?:suspended|blocked|rejected|refused|closed|banned|denied|frozen|locked)",
      "not allowed (?:to|by|in) (?:my|our|the|sell|cook|work|use|run|park|open)",
    ),
    who: "anywhere",
  },
  {
    state: "oneClient",
    pattern: ways(
      `(?:brings?|gives?|pays?|is|makes?|takes?|buys?|orders?|provides?) (?:me |us |about |around |up |for |roughly )*${FRACTION} (?:of|what)\\b${within(8)}(?:everything|what i|what we|my|our|the (?:income|money|work|orders|sales)|all)`,
    ),
    who: "needed",
    unless: /\b(?:platform|etsy|amazon|fees?|commission|my time|the work)\b/iu,
  },
  {
    state: "splitUp",
    pattern: ways(
      `(?:my|our|the) (?:\\p{L}+ ){0,2}?${WORKS_WITH}(?: who (?:\\p{L}+ ){0,2}?(?:me|us)(?: (?:at|with|in|on) (?:the |my )?\\p{L}+)?)? (?:(?:has|have|just|now|suddenly|also|already|told me|said|says|that|he|she|they) ){0,4}${GOES}`,
      `(?:my|our) (?:\\p{L}+ )?${WORKS_WITH} and (?:i|me) (?:\\p{L}+ ){0,2}?(?:argue|fight|quarrel|disagree|split|fell out|do not (?:talk|agree)|don'?t (?:talk|agree|speak))`,
    ),
    unless: /\b(?:lessons?|customers?|clients?|pupils?|coaching|advice|podcast)\b/iu,
  },
  {
    state: "sourceGone",
    pattern: ways(
      `${SOURCE}s?(?: (?:that|who|which|where)\\b${within(50)})?(?: in \\p{L}+| from \\p{L}+)? (?:(?:is|has|just|now|will|also|suddenly) ){0,2}${ENDS}`,
      `(?:no|not any) (?:other|new|more|second) (?:source|supplier)|(?:cannot|can'?t|can not) (?:get|find|buy) (?:the |my |any )?(?:\\p{L}+ )?(?:any ?more|anywhere|any longer)`,
    ),
    who: "anywhere",
    unless:
      /\b(?:my (?:shop|market|app|workshop) clos|learn(?:ed|t) (?:it )?from|at the (?:market|shop) close|market closes at)/iu,
  },
  {
    state: "latePay",
    pattern: ways(
      `(?:still )?owes? (?:me|us)|${NOT} (?:yet )?(?:paid|pay|settled) (?:me|us|my|our|the (?:bill|invoice|rest|last)|for (?:the|my|it))|(?:has|have) not paid|hasn'?t paid|haven'?t paid|never paid|late with (?:the |my )?(?:money|payment)`,
    ),
    who: "needed",
    unless: /\b(?:nobody|no one) (?:has |have )?(?:yet )?paid\b|\bi have not paid\b/iu,
  },
  {
    state: "latePay",
    pattern: ways(
      "(?:invoices?|bills?|payments?|money|fees?) (?:was|were) due\\b|(?:accounts?|accounting|finance) (?:is|are|was|were) (?:still )?(?:checking|processing|looking)",
    ),
    who: "anywhere",
    unless: /\b(?:app|tool|software|bookkeep\w+|clients' invoices|for people who)\b/iu,
  },
  {
    state: "badWords",
    pattern: ways(
      "(?:wrote|gave|left|posted|put)\\b[^.!?;]{0,20}(?:one|1|two|2)[- ]stars?|(?:wrote|gave|left|posted|put)\\b[^.!?;]{0,24}(?:bad|nasty|terrible|negative|unfair|angry|horrible) (?:\\p{L}+ )?(?:review|comment|rating|words|things)",
    ),
    who: "subject",
  },
];
