/** All texts of the landing page. Figures and stories are samples, and labelled so on screen. */

export interface Headline {
  first: string;
  second: string;
  /** If the second half takes two lines: the text of the last one, which has the gold underline. */
  lastLine?: string;
}

export const headlines: Headline[] = [
  { first: "Turn your side business", second: "into a quest." },
  { first: "A business plan", second: "in 2 minutes." },
  { first: "Your first customers", second: "within 30 days." },
  { first: "Launch in 90 days", second: "or get 1-on-1 coaching.", lastLine: "coaching." },
  { first: "Start free today,", second: "no credit card needed.", lastLine: "card needed." },
];

export const page = {
  title: "SideQuest: turn your side business into a quest",
  description:
    "Small quests for the hours you really have, XP for each one you finish, and a mentor who knows your business. Free for 30 days, no credit card.",
  pictureText: "SideQuest: a trail climbs a papercut mountain, past gold orbs, to a small shop.",
};

export const calls = {
  launch: "Launch",
  start: "Start my SideQuest Today",
  plan: "Start My Business Plan",
};

export const sample = "sample";

export const hero = {
  startedToday: "23 people started today",
  startedInitials: ["A", "J", "R"],
  pitch:
    "Small quests for the hours you really have, XP for every one you finish, and a mentor who knows your shop by name.",
  filmLink: "See it at work",
  rating: "4.9/5",
  reviews: "from 127 reviews",
  free: "Free, no credit card",
};

export const film = {
  label:
    "A recording of SideQuest: a quest is done, a level reached, and the mentor answers, for a small candle business.",
  unsupported: "Video Not Supported",
  caption: "Recorded in the app, without sound",
};

export const figures = {
  mark: "Sample figures",
  list: [
    { figure: "124", of: "users mentored" },
    { figure: "139", of: "businesses launched" },
    { figure: "80%", of: "revenue rate" },
    { figure: "$200k+", of: "revenue" },
  ],
};

export const steps = {
  title: "3 Simple Steps",
  lead: "From an idea on a napkin to a first quest that fits this week.",
  signUp: {
    title: "Sign Up Free",
    text: "One click with your Google account. Thirty days free, no credit card asked.",
    button: "Continue with Google",
    hint: "Sign in with your Google account to start your quest",
  },
  plan: {
    title: "Get Your Plan",
    text: "5 quick questions about your business, three about your time, and a business plan in 2 minutes that names your next step.",
    question: "How far along is Wick & Willow?",
    place: "3 of 8",
    answers: ["Idea Stage", "Pre-Launch", "Launching", "Scaling"],
    chosen: "Pre-Launch",
  },
  build: {
    title: "Start Building",
    text: "Finish today's quest, take the XP, close the laptop. The next one waits for your next free day.",
    done: { title: "Pick three scents", xp: 50 },
    next: { title: "Price the gift set", xp: 25 },
  },
};

export const mentor = {
  title: "A mentor that did its homework",
  lead: "Not a chat box with a hat on. It reads your profile, your week and what you finished before it says a word.",
  knows: {
    title: "Knows your business",
    text: "Stage, hours, goals and every quest you finished or waved away. Each suggestion says why it is there.",
    facts: ["Wick & Willow", "Pre-Launch", "5-10 hours/week", "No cold calls"],
    why: "Picked because you are pre-launch and finished 3 Product quests. Photos come before the shop page.",
  },
  plans: {
    title: "Plans around your life",
    text: "Quests land only on the days you marked free.",
    summary: "This week",
    hours: "6.5 of 10 hours planned",
  },
  answers: {
    title: "Answers at 11 pm",
    text: "Straight talk, about your shop and not shops in general.",
    question: "Is $38 too much for the gift set?",
    answer:
      "Add up wax, jars and your hour first: that is the floor. Then show $38 to ten buyers and count the yeses before you go lower.",
  },
  tools: {
    title: "Opens the right tool",
    text: "Every quest comes with up to six tools that fit it, one tap away. Or ask the mentor: the quest is already written in.",
    names: ["Google Docs", "Figma", "Google Sheets", "Instagram", "Slides"],
    chosen: "Google Sheets",
  },
};

export const how = {
  title: "How Your AI Mentor Works",
  lead: "SideQuest plans and answers by itself, at once and with no outside service. Where AI models are connected, they help along, and every answer says who wrote it.",
  steps: [
    {
      title: "It listens",
      text: "Your answers become facts: what you sell, who buys it, how many hours you have and what you never want to do.",
      proofs: ["8 short steps", "Yours to export or erase"],
    },
    {
      title: "It plans",
      text: "Hundreds of hand-written quests are ranked for your stage, then fitted into the days you marked as free.",
      proofs: ["One quest a free day", "Sized to your hours"],
    },
    {
      title: "It learns",
      text: "What you finish shapes what comes next. Mark one 'Not Relevant' and it never returns by itself.",
      proofs: ["From every week you work", "Always says why"],
    },
  ],
};

export const stories = {
  title: "Shops that started as side quests",
  mark: "Sample stories, shown while real ones are gathered with permission",
  list: [
    {
      words:
        "I had a candle idea for two years and zero sales. Nine small quests later I sold 41 jars at one Saturday market.",
      name: "Dana R.",
      business: "Soy candles, sample story",
    },
    {
      words:
        "It asks for forty minutes, not my whole weekend. That is the only reason I kept going past week two.",
      name: "Tomás V.",
      business: "Guitar lessons, sample story",
    },
    {
      words:
        "The mentor told me to raise my price before I had the nerve to. It was right, and it showed me how to test it.",
      name: "Priya S.",
      business: "Brand design, sample story",
    },
  ],
};

export const closing = {
  title: "Your first quest fits one evening",
  promises: [
    { figure: "2 minutes", of: "to a business plan" },
    { figure: "30 days", of: "to your first customers" },
    { figure: "90 days", of: "to launch, or", unbroken: "1-on-1 coaching" },
    { figure: "Free", of: "to start, no credit card" },
  ],
  price: "Free for 30 days. After that $20 a month if you stay, and two clicks to leave.",
};
