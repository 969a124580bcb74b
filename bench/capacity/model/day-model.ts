/**
 * Who does what on a day. Everything that is not measured is assumed here, each with its reason; whatever a visit
 * sends to the server is not assumed but follows the web client (see visits.ts and tab.ts).
 */

/** Of all accounts, those who come by on a day: a tool for evenings, and most accounts of any product rest. */
export const ACTIVE_A_DAY = 0.1;
/** Of all accounts, those who come by in a week: whoever is here comes two or three days of it. */
export const ACTIVE_A_WEEK = 0.25;
/** Three in ten come a second time that day, as in the demo's world. */
export const SECOND_VISIT = 0.3;
/** Minutes in sight: from a glance at the week to a sitting with a quest. */
export const VISIT_MINUTES = [2, 14] as const;

/** Quests finished in a visit: most visits finish one or none. */
export const COMPLETIONS: readonly [count: number, weight: number][] = [
  [0, 4],
  [1, 4],
  [2, 2],
];
/** The rest happens in so large a share of visits: rough, and for each a doubling changes little. */
export const STARTS_QUEST = 0.5;
export const OPENS_TOOL = 0.5;
export const MAKES_OWN_QUEST = 0.1;
export const REJECTS_QUEST = 0.15;
export const WANTS_MORE_QUESTS = 0.05;
export const LOOKS_AT_LEADERBOARD = 0.15;
export const LOOKS_AT_LOGBOOK = 0.1;
export const ASKS_MENTOR = 0.2;
/** One question leads to another. */
export const QUESTIONS = 2;
export const SHARES = 0.02;
/** Dialogs that are opened only to look, and closed again. */
export const LOOKS = 3;

/** A person's week begins once: of those who come today, so many find nothing open and get a batch. */
export const WEEK_BEGINS = ACTIVE_A_WEEK / 7 / ACTIVE_A_DAY;

/** As the engine fills a week of five to ten hours. */
export const QUESTS_A_BATCH = 5;

/** The list has the last 50 that are done, and what is open. */
export const QUESTS_SHOWN = 58;

/** Three quarters more accounts in a year. */
export const SIGN_UPS_A_DAY = 0.002;
/** The demo's world loses as many on the way. */
export const FINISHES_ONBOARDING = 0.88;
/** One visitor in ten signs up. */
export const VISITORS_A_DAY = 10 * SIGN_UPS_A_DAY;
/** A session lives 30 days from its last use: who signs in again has a new device, or was long away. */
export const SIGNS_IN_AGAIN = 0.02;
/** Scripts and pictures are kept for a year by their names: only a new device and a new release load them. */
export const COLD_CACHE = 0.05;
/** Files of a cold start of the dashboard and of the landing page, counted in a browser. */
export const FILES_OF_DASHBOARD = 70;
export const FILES_OF_LANDING = 6;
/** The landing page's film, for whoever scrolls to it. */
export const FILM_BYTES = 1_200_000;
export const SEES_FILM = 0.5;

/** A shared page is opened by some friends, and its picture fetched by the platform and by some of them. */
export const VIEWS_A_SHARE = 10;
export const PICTURES_A_SHARE = 3;

/** Of all accounts, those who are due a mail on a day: half of who falls silent, once each time. */
export const MAILS_A_DAY = 0.005;

/** Where people live, as hours from UTC, and how many of a hundred. */
export const ZONES: readonly [hoursFromUtc: number, weight: number][] = [
  [-8, 12],
  [-5, 25],
  [0, 10],
  [1, 25],
  [5.5, 13],
  [8, 15],
];
