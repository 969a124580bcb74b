/**
 * Who does what on a day. Everything not measured is assumed here, each with its reason; the calls a visit
 * makes are not assumed but follow the web client (see visits.ts and tab.ts).
 */

/** Share of accounts active on a day: it is an evening tool, and most accounts of a product are inactive. */
export const ACTIVE_A_DAY = 0.1;
/** Share of all accounts active in a week: active people come on two or three days of it. */
export const ACTIVE_A_WEEK = 0.25;
/** Three in ten visit a second time that day, as in the demo world. */
export const SECOND_VISIT = 0.3;
/** Minutes the page is visible: from a glance at the week to a session with a quest. */
export const VISIT_MINUTES = [2, 14] as const;

/** Quests completed in a visit: mostly one or none. */
export const COMPLETIONS: readonly [count: number, weight: number][] = [
  [0, 4],
  [1, 4],
  [2, 2],
];
/** Shares of visits with these actions: rough estimates; doubling any of them changes little. */
export const STARTS_QUEST = 0.5;
export const OPENS_TOOL = 0.5;
export const MAKES_OWN_QUEST = 0.1;
export const REJECTS_QUEST = 0.15;
export const WANTS_MORE_QUESTS = 0.05;
export const LOOKS_AT_LEADERBOARD = 0.15;
export const LOOKS_AT_LOGBOOK = 0.1;
export const ASKS_MENTOR = 0.2;
/** One question leads to another, so there are two. */
export const QUESTIONS = 2;
export const SHARES = 0.02;
/** Dialogs opened only to look, and closed again. */
export const LOOKS = 3;

/** A person's week begins once: this share of today's visitors has nothing open and gets a batch. */
export const WEEK_BEGINS = ACTIVE_A_WEEK / 7 / ACTIVE_A_DAY;

/** As the engine plans for a commitment of five to ten hours a week. */
export const QUESTS_A_BATCH = 5;

/** The list shows the last 50 completed quests and the open ones. */
export const QUESTS_SHOWN = 58;

/** About three quarters more accounts in a year. */
export const SIGN_UPS_A_DAY = 0.002;
/** The demo world has the same drop-out rate. */
export const FINISHES_ONBOARDING = 0.88;
/** One visitor in ten signs up. */
export const VISITORS_A_DAY = 10 * SIGN_UPS_A_DAY;
/** A session lasts 30 days from its last use: signing in again means a new device or a long absence. */
export const SIGNS_IN_AGAIN = 0.02;
/** Assets are cached for a year by name: only a new device or a new release loads them. */
export const COLD_CACHE = 0.05;
/** Files loaded by the dashboard and the landing page with a cold cache, counted in a browser. */
export const FILES_OF_DASHBOARD = 70;
export const FILES_OF_LANDING = 6;
/** The landing page's film, loaded when scrolled to. */
export const FILM_BYTES = 1_200_000;
export const SEES_FILM = 0.5;

/** Some friends open a shared page; the platform and some of them fetch its picture. */
export const VIEWS_A_SHARE = 10;
export const PICTURES_A_SHARE = 3;

/** Share of all accounts due a mail on a day: half of those who become inactive, once each time. */
export const MAILS_A_DAY = 0.005;

/** Where people live: offset from UTC in hours, and percentage. */
export const ZONES: readonly [hoursFromUtc: number, weight: number][] = [
  [-8, 12],
  [-5, 25],
  [0, 10],
  [1, 25],
  [5.5, 13],
  [8, 15],
];
