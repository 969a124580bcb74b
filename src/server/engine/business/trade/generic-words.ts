import type { Model } from "#domain/business/models.ts";
import { stemsOf } from "../../text/tokens.ts";

/** Say how something is sold, taught or published, with what, where or when; not what it is. */
export const GENERIC_STEMS: ReadonlySet<string> = new Set(
  stemsOf(`course courses lesson lessons class classes training teach teaching learn workshop school coach coaching video videos
  film films online app apps software tool tools channel podcast newsletter blog account agency service services advice advise
  advisor consultant consulting consult help make making maker build building sell selling write writing talk new used small
  local old own custom handmade home house work people personal private mobile group club community music art design set box shop
  free time day life open keep run fix repair clean market name family children care street best first idea weekly monthly man
  men woman women friend friends table room page list book books test tests student students one two three four five six digital
  city cities alert alerts money share sharing tune plan plans drive driving record records show shows tell tells feed which what
  when how where product products marketing clients customers company companies business card cards paper papers food drink world
  rent rental hire lend borrow exam licence license guide guided guiding walk walks tour tours trip game games true story stories
  part parts village town text price prices check checks press visit visits report rule night evening morning weekend summer
  winter month year hour hand hands team kit number photo photos picture log system tracker planner reminder platform management
  manage draw drawing teacher tutor tutoring audit audits strategy support collect deliver delivery post plug plugin extension
  studio salon van trailer cart truck stall stand service grown adult beginner read reading play practice speaking`),
);

/** Phrases of trades that say how something is sold or made, not what: any trade may use them. */
export const GENERIC_PHRASES: ReadonlySet<string> = new Set([
  "print on demand",
  "video course",
  "online course",
  "small repair",
  "home bakery",
  "made to measure",
  "online shop",
  "plug in",
  "plugin",
]);

const LEARNING = "course lesson class training teach teaching learn workshop school coach tutor tutoring";
const SOFTWARE = "app software tool system platform tracker planner reminder record log list alert";
const ADVICE = "advice advise advisor consultant consulting coach coaching audit help strategy check";
/** Words for the form in which a model sells: said or not, they change nothing. */
const FORM_STEMS: Partial<Record<Model, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    teaching: LEARNING,
    saas: SOFTWARE,
    app: SOFTWARE,
    advice: ADVICE,
    agency: "agency management marketing service make",
    content: "video film channel podcast newsletter blog account talk write",
    freelance: "write make build design service draw",
    "on-site": "service mobile hire rent rental tour walk trip guide guided",
    appointments: "service studio salon",
    handmade: "make making handmade custom maker",
    food: "make making home",
    resale: "sell shop",
    community: "group club community",
    cause: "group club community project",
  }).map(([model, words]) => [model, new Set(stemsOf(words))]),
);

export function isFormOf(model: Model, stem: string): boolean {
  return FORM_STEMS[model]?.has(stem) ?? false;
}
