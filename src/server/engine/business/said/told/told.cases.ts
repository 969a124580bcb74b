/**
 * Descriptions with the telling fact that a coach would answer: the state, and who it is about where that can be read.
 * Written before the patterns; further states that are also true stand in brackets.
 */
export const TOLD_CASES: readonly (readonly [description: string, tells: string])[] = [
  [
    "Leather belts, stitched by hand. A riding shop with three branches has asked for samples and a price list. I have none.",
    "hotLead: the riding shop",
  ],
  [
    "Glazed flower pots. So far a few a week. Now a garden hotel wants 90 pots before 20 June and asks for my price.",
    "bigOrder: the garden hotel",
  ],
  ["Beeswax cloths. A gift shop in Ghent wants 250 sets.", "bigOrder: the gift shop in Ghent"],
  ["Seed kits, packed in our shed. After a radio show 90 kits were gone in three days.", "soldOut"],
  ["School bags, sewn at night. I made 20 for the term and all finished in four days.", "soldOut"],
  [
    "I wash windows. An estate agent had me do nine flats in May and still hasnt paid the 400.",
    "latePay: the estate agent",
  ],
  ["Chess lessons for children. I teach at a state school and need permission for a second job.", "jobLimit"],
  ["I would tune pianos on Saturdays, but there is a non-compete clause in my contract.", "jobLimit"],
  ["Quince jelly from eleven trees. Since March everything is gone, not one glass left.", "soldOut"],
  ["Bridge repairs on violins, all by appointment. I am booked out six months ahead.", "soldOut"],
  ["Printable meal plans on Etsy. 12 listings, 380 views and 2 sales (one to my aunt).", "lookers"],
  [
    "I subtitle films at night. A distributor took two of them, the invoice was due in March, now it is June.",
    "latePay: the distributor",
  ],
  [
    "I press linen napkins with block prints in Jaipur. Sold some at a fair. An interior designer in Pune has asked if I can do curtains too.",
    "hotLead: the interior designer in Pune",
  ],
  [
    "Frozen pierogi from my kitchen in Hull. A garden centre wants 300 packs a week but only pays at sixty days, and my freezer money is gone.",
    "bigOrder: the garden centre",
  ],
  [
    "Mobile dog grooming, Adelaide. Pet supermarket offered me a chair inside their store, they keep 45 percent, must tell them until Friday.",
    "offered: the pet supermarket (fees)",
  ],
  [
    "Meal plan subscription for cyclists. Since Easter seven subscribers have quit and I can't see the reason.",
    "lostClient: the seven who left (churn)",
  ],
  ["Chair massage at home in Cork. Every week two or three don't turn up and the hour is gone.", "noShows"],
  [
    "Dressmaker, alterations mostly. My rail is full until the end of February and the phone keeps ringing, I cannot take any more.",
    "soldOut",
  ],
  [
    "Cello lessons in Ghent. No free hour left and five parents are on the waiting list.",
    "soldOut: the five who wait",
  ],
  [
    "turned wooden pens. made 120 pens over winter, sold 9 at the church bazaar, rest is in shoeboxes under bed",
    "stock",
  ],
  [
    "I fix laptops for students in Nairobi. So far I repaired fourteen and took no money from anybody.",
    "unpaid: the fifteenth person",
  ],
  [
    "People keep admiring my hand bound journals. When they ask the price I get stuck, I honestly have no idea what to ask for one.",
    "priceOpen",
  ],
  [
    "Garden rooms painted to order. Four couples told me it is more than they can spend, too pricey.",
    "tooDear: the four couples",
  ],
  [
    "Small batch hot sauce, Tucson. The county health department will not let me use my home kitchen, so nothing moves.",
    "blocked: the county health department",
  ],
  [
    "Bookkeeping for tradesmen. A roofing company brings me four fifths of everything I earn.",
    "oneClient: the roofing company",
  ],
  [
    "Waterproof pouches for kayakers. Gave six to my club. Three seams opened after a weekend on the sea.",
    "failing",
  ],
  [
    "Custom cookie stamps. A shop on Etsy copied my fox design and sells it for half.",
    "rival: the shop on Etsy",
  ],
  [
    "We were two, brewing kombucha in Porto. My partner wants out at the end of the month and the recipes are his.",
    "splitUp: your partner",
  ],
  [
    "Felt slippers, Tartu. The big Christmas market starts in three weeks and I have maybe half of what I need.",
    "dateSet",
  ],
  [
    "Handmade enamel badges. 9,400 followers on Instagram, lots of hearts, but hardly anyone orders.",
    "lookers",
  ],
  [
    "Plant shop online from Brno. About 600 people visit the site every week and only two or three buy something.",
    "lookers",
  ],
  [
    "Shift planner for volunteer fire brigades. 31 brigades use it for free and not one wants to pay.",
    "freeUsers",
  ],
  [
    "Product photos for small brands. A cosmetics label still owes me 1,850 for the spring shoot, since May.",
    "latePay: the cosmetics label",
  ],
  [
    "Sourdough pizza from a horsebox. Flour went up by a third and cheese too, my margin is nearly gone.",
    "costsRose",
  ],
  [
    "Sign painting, Bristol. My shoulder gives out after an hour on the ladder so I manage one shop front a week.",
    "hurting",
  ],
  [
    "T-shirt printing in the cellar. My heat press died last Tuesday with eleven shirts still to do.",
    "equipment",
  ],
  [
    "Holiday flat cleaning, Split. A guest wrote one star because of a hair in the shower, and now two hosts ask me about it.",
    "badWords: the guest",
  ],
  ["Glass terrariums by post. Every sixth one reaches people in pieces.", "returns"],
  [
    "Wooden rocking horses from Latvia. Sending one to Germany costs 64 euro, almost as much as the horse.",
    "postage",
  ],
  ["Paddle board hire on the lake. From October till April I earn nothing at all.", "seasonal"],
  [
    "Piano lessons at 18 pounds for nine years. I want to put it up to 26 but I fear that families will go.",
    "raiseFear",
  ],
  [
    "I draw tattoo flash. A festival wants me to paint for two days, no fee, they say it is good exposure.",
    "askedFree: the festival",
  ],
];

/** Descriptions without one: the offer, a plan, other people's troubles. */
export const NOTHING_TOLD: readonly string[] = [
  "I carve spoons. My landlady wants 1200 euro for the room. She asks $ 1200 for the shop, too.",
  "Knitted hats for newborns, made from merino. I want to sell them online.",
  "I help landlords who have tenants that pay late. Letters, reminders, payment plans.",
  "A booking tool for barbers that reduces no-shows by sending a text the day before.",
  "Running coach for women over fifty in Valencia, in small groups, at the beach.",
  "Podcast about people who lost a business and started again. Ten episodes a season.",
  "I would like to bake gluten free bread for cafés in my town.",
  "Consulting for hotels with bad reviews: we read them all and write a plan.",
  "Handmade leather dog collars with the name stamped in. Sold at two markets a month.",
  "Translation from Portuguese to English, contracts and certificates, for people who move abroad.",
  "An app that shows which shops in the quarter still repair shoes, bags and umbrellas.",
];
