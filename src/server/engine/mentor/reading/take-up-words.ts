/** Days and times of the year, as a pattern. */
export const DAY =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|january|february|april|june|july|august|september|october|november|december|christmas|easter|summer|autumn|winter|spring|tomorrow";
export const NUMBER =
  "\\d+(?:[.,:]\\d+)*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|a dozen";
/** Words that begin a noun phrase, as a pattern. */
export const OWNERS =
  "my|our|the|a|an|this|these|those|his|her|their|another|some|no|any|every|each|both|other|own|more";

/** Words at which a noun phrase ends: function words, and verbs and adverbs that people use all the time. */
export const ENDS = new Set(
  `i we you he she it they me us him them who whom which that this these those what how when where why there here
  and or but so because if though although while until since than then as like not no yes do does did done doing
  is are was were be been being am isn't aren't wasn't don't doesn't didn't won't can't cannot could would should will
  shall may might must can has have had having of to in on at by for from with without about into onto over under
  after before during between through against per via up down out off away back again ago already also always never
  ever only just even still yet too very really quite rather maybe perhaps now today soon later often sometimes
  mostly almost nearly enough instead anyway either neither else please thanks say says said tell tells told ask asks
  asked want wants wanted need needs needed get gets got give gives gave take takes took make makes made go goes went
  come comes came keep keeps kept let lets leave leaves left think thinks know knows knew feel feels see sees saw find
  finds found use uses used work works worked try tries tried pay pays paid buy buys bought sell sells sold cost costs
  send sends sent write writes wrote call calls called start starts started stop stops stopped look looks looked put
  puts seem seems seemed mean means meant lose loses lost hate hates love loves help helps helped wait waits waited
  answer answers answered reply replies replied show shows showed bring brings brought drop drops peel peels break
  breaks broke change changes changed happen happens happened sound sounds worry worries expect expects offer offers
  offered lasts requires my our the a an such live lives stand stands sit sits eat eats read reads itself otherwise together meanwhile one ok okay lol seriously`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Say nothing about the matter on their own. */
export const EMPTY = new Set(
  `one ones thing things way ways lot bit kind sort point idea ideas question matter first second third last next same
  other others both rest moment while time times day days week weeks month months year years people somebody someone
  anything something nothing everything everyone half more fewer less words word example answer right whole end step quest happening hell fuck damn`
    .split(/\s+/u)
    .filter(Boolean),
);
