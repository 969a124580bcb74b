/** A second set in other words, kept apart while the patterns were written. */
export const HELD_TOLD_CASES: readonly (readonly [description: string, tells: string])[] = [
  [
    "Bee hotels out of bamboo. last week the headmistress of a primary school come to me and say she like to have twelve for the school garden",
    "hotLead: the headmistress of a primary school",
  ],
  [
    "I sew work aprons. A restaurant group would take 180 aprons if I give 30% off and sell to nobody else in town.",
    "bigOrder: the restaurant group",
  ],
  [
    "Freelance bike messenger in Turin. A courier firm says I can ride for them at 9 euro per hour, decision until the first of the month.",
    "offered: the courier firm",
  ],
  [
    "Window cleaning round in Derby, 48 houses. Six households stopped since the spring, no idea what happened.",
    "lostClient: the six who left (churn)",
  ],
  [
    "Eyelash appointments, evenings. Last Friday three of five girls just did not come and nobody wrote.",
    "noShows",
  ],
  [
    "I mow lawns after work, 22 gardens. There is no more daylight to sell and yesterday two more people asked, I did not know what to say to them.",
    "soldOut",
  ],
  [
    "Sourdough from my garage. Sold out every Saturday by nine; 26 people have put their name on the list.",
    "soldOut: the 26 who wait",
  ],
  [
    "I wrote and printed a cookbook of my aunt's recipes, 400 copies. 355 of them still stand in the hallway.",
    "stock",
  ],
  [
    "Wedding hair. I have done six brides, all cousins or their friends, always as a present.",
    "unpaid: the seventh person",
  ],
  [
    "Retouching of old family pictures in Gdansk. I don't know how much to charge for a picture, some take me ten minutes, some five hours.",
    "priceOpen",
  ],
  [
    "Oak chopping boards. At the market most visitors pick one up, hear 75 and put it back: too expensive.",
    "tooDear",
  ],
  [
    "Yoga on the roof of our block. The housing association says I need their permission first and they keep putting it off.",
    "blocked: the housing association",
  ],
  [
    "Freelance captioner. One streaming studio is about 85% of what I invoice.",
    "oneClient: the streaming studio",
  ],
  [
    "Solar phone chargers for market women in Tamale. Out of ten that I gave out, four stopped working in the rain.",
    "failing",
  ],
  [
    "Lawn care in Perth. A new guy two streets away does it for fifteen dollars less and my regulars mention him.",
    "rival: the new guy",
  ],
  [
    "Street food, two evenings a week. The girl who helps me at the grill has told me she stops in March.",
    "splitUp: the girl who helps you",
  ],
  [
    "Pottery classes. On 14 February I have an open evening in the town hall and do not know what to show.",
    "dateSet",
  ],
  ["My sketching videos get 20k views each but nobody has bought the brush set so far.", "lookers"],
  [
    "Vintage lamps at a flea market stall in Lyon, everybody stops and touches, almost nobody takes one home.",
    "lookers",
  ],
  ["Browser extension that fixes tables in PDFs. 2,300 installs, zero paying.", "freeUsers"],
  [
    "Copy for estate agents. Two agencies have not paid my invoices from August.",
    "latePay: the two agencies",
  ],
  [
    "Candles in Izmir. Wax got 40 percent more expensive since summer and I still sell at the old price.",
    "costsRose",
  ],
  [
    "I do transcriptions at night. My father has had a stroke, I look after him and can only work while he sleeps.",
    "homeLimit",
  ],
  [
    "Jam, mostly quince. My stove is too small, two pots fit and that is nine jars an evening.",
    "equipment (smallBatch)",
  ],
  [
    "Airport rides in Oaxaca. Somebody gave me a bad review with lies in it on Google and the phone is quiet since.",
    "badWords",
  ],
  [
    "Ceramic planters shipped all over Canada. Two out of ten get damaged on the way and I send new ones.",
    "returns",
  ],
  [
    "Sheep skins from the Faroe Islands. The post to Denmark eats nearly all profit, customers drop the cart when they see shipping.",
    "postage",
  ],
  ["Ski tuning in my shed. As soon as the snow is gone there is no work until December.", "seasonal"],
  [
    "Cleaning three offices. I should raise my price, same since 2019, but what if they look for somebody else.",
    "raiseFear",
  ],
  [
    "Illustrator. A start-up asked for ten drawings without pay, they promise more work later.",
    "askedFree: the start-up",
  ],
  [
    "I restring rackets. The shop that gave me the strings at cost closes in June and I have no other source.",
    "sourceGone: the shop",
  ],
];

export const HELD_NOTHING_TOLD: readonly string[] = [
  "Birthday cakes with no sugar for children in Leeds.",
  "Software for dentists: patients who cancel late get a reminder and a small fee.",
  "I would love to teach Finnish to nurses before they move to Helsinki.",
  "Newsletter about raising prices for freelancers who are afraid to do it.",
  "Mobile car wash in Doha, at the office while people work.",
  "Handwoven rugs from my village, three sizes, wool from our own sheep.",
  "Coaching for founders who quarrel with their partner or lose their best people.",
  "Online shop with spare parts for old sewing machines, about forty kinds so far.",
  "Walking tours on street art, Saturdays at ten, 15 euro a head, groups of up to eight.",
  "A game in which you run a lighthouse. Two levels work, the art is mine.",
];
