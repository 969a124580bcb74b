/** What demo people sell: a business name is a word of their own plus one of these endings. */
interface Trade {
  readonly endings: readonly string[];
  readonly descriptions: readonly string[];
}

export const FIRST_WORDS = [
  "Copper",
  "Willow",
  "Juniper",
  "Harbour",
  "Ember",
  "Lantern",
  "Clover",
  "Saffron",
  "Driftwood",
  "Marble",
  "Thistle",
  "Compass",
  "Indigo",
  "Maple",
  "Pebble",
  "Sparrow",
  "Velvet",
  "Cedar",
  "Orchard",
  "Tidal",
  "Bramble",
  "Northlight",
  "Paperboat",
  "Quarter",
  "Redwood",
  "Sundial",
  "Tamarind",
  "Umber",
  "Wildflower",
  "Fernweh",
] as const;

export const TRADES: Readonly<Record<string, Trade>> = {
  "E-commerce": {
    endings: ["Candles", "Ceramics", "Tea", "Textiles", "Prints", "Goods", "Soap", "Toys"],
    descriptions: [
      "Small batches, made at home and sold through our own shop.",
      "Everyday things that last, for people who are tired of throwing things away.",
    ],
  },
  Consulting: {
    endings: ["Advisory", "Consulting", "Partners", "Strategy"],
    descriptions: [
      "I help small manufacturers find out where their margin goes.",
      "Workshops and advice for teams of five to twenty that grew too fast.",
    ],
  },
  "Content Creation": {
    endings: ["Podcast", "Letters", "Studio", "Stories", "Channel"],
    descriptions: [
      "A weekly show about people who changed their trade after forty.",
      "Slow videos about repairing old things, with a newsletter beside them.",
    ],
  },
  "Software/Apps": {
    endings: ["Apps", "Labs", "Software", "Works"],
    descriptions: [
      "A small app that plans the week of a family with two jobs and three hobbies.",
      "Tools for choirs and sports clubs that still keep their lists on paper.",
    ],
  },
  "Creative Services": {
    endings: ["Design", "Photography", "Illustration", "Studio"],
    descriptions: [
      "Brand design for bakeries, cafés and everyone who opens a door in the morning.",
      "Portraits of craftspeople at work, for their own pages.",
    ],
  },
  "Online Education": {
    endings: ["Academy", "Courses", "Classroom", "School"],
    descriptions: [
      "Evening courses in sewing for people who never held a needle.",
      "Maths without fear, for parents who want to help with the homework.",
    ],
  },
  "Marketing Agency": {
    endings: ["Media", "Agency", "Growth", "Collective"],
    descriptions: [
      "Local search and good photographs for restaurants.",
      "We run newsletters for shops that have no time to write them.",
    ],
  },
  Freelancing: {
    endings: ["Translations", "Copy", "Code", "Editing"],
    descriptions: [
      "Technical texts, from German and Polish into English.",
      "I write product pages that answer the question before it is asked.",
    ],
  },
  SaaS: {
    endings: ["Cloud", "Desk", "Flow", "HQ"],
    descriptions: [
      "Bookings and reminders for physiotherapists.",
      "One place for the papers of a small landlord.",
    ],
  },
  Other: {
    endings: ["Garden", "Repairs", "Kitchen", "Collective"],
    descriptions: [
      "A repair corner that comes to the company, twice a month.",
      "Garden plans for balconies that get no sun.",
    ],
  },
};
