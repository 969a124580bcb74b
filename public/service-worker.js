// The app's one service worker. A classic script: some browsers take no other here.
// It shows notifications, opens the app without connection, and keeps the last answers for that (decision 0052).

/** A message has no words of its own: these show on locked screens, in the person's language. */
const WORDS = {
  en: {
    quest: { title: "A quest is waiting", body: "You asked to be reminded. One small step is enough." },
    test: { title: "Notifications work", body: "Reminders from SideQuest look like this." },
  },
  de: {
    quest: { title: "Eine Quest wartet", body: "Du wolltest erinnert werden. Ein kleiner Schritt genügt." },
    test: { title: "Benachrichtigungen funktionieren", body: "So sehen Erinnerungen von SideQuest aus." },
  },
  es: {
    quest: { title: "Te espera una misión", body: "Pediste que te lo recordáramos. Basta un pequeño paso." },
    test: { title: "Las notificaciones funcionan", body: "Así se ven los recordatorios de SideQuest." },
  },
};

const HOME = "/app";

self.addEventListener("push", (event) => {
  event.waitUntil(showNotice(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openApp());
});

/** Always shows something: browsers end a subscription whose messages stay unseen. */
function showNotice(data) {
  const { kind, tag, language } = readMessage(data);
  const words = WORDS[language] ?? WORDS[browserLanguage()];
  const { title, body } = words[kind] ?? words.quest;
  return self.registration.showNotification(title, {
    body,
    tag,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
  });
}

function readMessage(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

/** As the app chooses it where the person chose none: the first that there is, "de-AT" is "de". */
function browserLanguage() {
  const tags = self.navigator.languages ?? [];
  return tags.map((tag) => tag.split("-")[0].toLowerCase()).find((tag) => tag in WORDS) ?? "en";
}

/** Brings an open page to the front, or opens one. */
async function openApp() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((client) => "focus" in client);
  return page ? page.focus() : self.clients.openWindow(HOME);
}

/** Filled in by the build (vite.worker.ts). While developing nothing is kept: files change all the time. */
const VERSION = "__VERSION__";
const FILES = ["__FILES__"];
const IS_BUILT = !VERSION.startsWith("__");

const APP_CACHE = `app-${VERSION}`;
/** A page that is still open with the version before may load its files. */
const VERSIONS_KEPT = 2;
const ANSWERS = "answers-";
/** By this header the server says whose answer it is. */
const PERSON_HEADER = "sq-person";

/** What the day, the running quest and the money need. Nothing else is kept. */
const DAY = [
  "/api/auth/user",
  "/api/tasks",
  "/api/tasks/summary",
  "/api/progress/streak",
  "/api/achievements",
  "/api/achievements?include=all",
  "/api/skill-paths",
  "/api/subscription/status",
  "/api/business",
  "/api/path",
  "/api/activity",
  "/api/review",
  "/api/money",
  "/api/money/quests",
];
/** Several reads in one call: each is kept by itself, and without connection the page asks for each by itself. */
const TOGETHER = "/api/reads";
const KEPT_TOO = /^\/api\/money(?:\/entries)?\?month=\d{4}-\d{2}$/u;

self.addEventListener("install", (event) => {
  if (IS_BUILT) event.waitUntil(caches.open(APP_CACHE).then((cache) => cache.addAll([HOME, ...FILES])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "use-new-version") self.skipWaiting();
  // The page was loaded before this worker was there: its answers are read once more.
  if (event.data === "keep-day" && IS_BUILT) event.waitUntil(keepDay());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // What a token opens may be somebody else's.
  const isOurs = url.origin === self.location.origin && !request.headers.has("authorization");
  if (!IS_BUILT || !isOurs) return;
  if (request.method !== "GET") onWrite(event, url);
  else if (request.mode === "navigate") onNavigation(event, url);
  else onRead(event, url);
});

function onWrite(event, { pathname }) {
  if (LEAVES.test(pathname)) event.respondWith(leave(event.request));
  else if (/^\/api\/tasks(?:\/[\w-]{36})?$/u.test(pathname)) event.respondWith(sendQuest(event));
}

function onNavigation(event, { pathname }) {
  // Whoever signs in next may be another person.
  if (pathname.startsWith("/api/auth/")) event.waitUntil(forgetAnswers());
  else if (!/^\/(?:api|idp|share)(?:\/|$)/u.test(pathname)) event.respondWith(openPage(event.request));
}

function onRead(event, { pathname, search }) {
  const address = pathname + search;
  if (pathname.startsWith("/assets/") || FILES.includes(address)) event.respondWith(openFile(event.request));
  else if (pathname === TOGETHER) event.respondWith(readTogether(event));
  else if (isKept(address)) event.respondWith(readAnswer(event, address));
}

/** After these nobody is signed in here. */
const LEAVES = /^\/api\/(?:auth\/logout|profile\/close)/u;

/** Forgets before and after: a read that was under way may have been kept in between. */
async function leave(request) {
  await forgetAnswers();
  try {
    return await fetch(request);
  } finally {
    await forgetAnswers();
  }
}

async function dropOldVersions() {
  // In the order in which they were made.
  const known = (await caches.keys()).filter((name) => name.startsWith("app-"));
  await Promise.all(known.slice(0, -VERSIONS_KEPT).map((name) => caches.delete(name)));
}

/** Newest from the server; without connection the app as it was installed. */
async function openPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const app = await caches.match(HOME, { cacheName: APP_CACHE });
    if (app) return app;
    throw error;
  }
}

/**
 * The names of files in /assets/ change with their content: a page of the version before, or of the next one, finds
 * its own among the kept ones.
 */
async function openFile(request) {
  const own = await caches.match(request, { ignoreVary: true, cacheName: APP_CACHE });
  return own ?? (await caches.match(request, { ignoreVary: true })) ?? fetchFile(request);
}

/** The texts of the person's language are no file for everybody: they are kept once they are used. */
const LANGUAGE_FILE = /^\/assets\/(?:de|es)-[\w-]+\.js$/u;

async function fetchFile(request) {
  const answer = await fetch(request);
  if (answer.ok && LANGUAGE_FILE.test(new URL(request.url).pathname)) {
    const cache = await caches.open(APP_CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

function isKept(address) {
  return DAY.includes(address) || KEPT_TOO.test(address);
}

/** Answers that come after a sign-out are not kept any more. */
let signOuts = 0;

async function readAnswer(event, address) {
  const before = signOuts;
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keepAnswer(address, answer.clone(), before));
    // The session has ended: what was kept belongs to nobody who is here.
    else if (answer.status === 401) event.waitUntil(forgetAnswers());
    return answer;
  } catch (error) {
    const kept = event.request.signal.aborted ? undefined : await readKept(address);
    if (!kept) throw error;
    event.waitUntil(sayKept(event.clientId));
    return kept;
  }
}

async function readTogether(event) {
  const before = signOuts;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keepParts(answer.clone(), before));
  else if (answer.status === 401) event.waitUntil(forgetAnswers());
  return answer;
}

async function keepParts(answer, before) {
  const cache = await cacheOf(answer, before);
  if (!cache) return;
  const headers = { "content-type": "application/json" };
  const parts = Object.entries(await answer.json()).filter(([address]) => isKept(address));
  await Promise.all(
    parts.map(([address, part]) => cache.put(address, new Response(JSON.stringify(part), { headers }))),
  );
}

async function readKept(address) {
  const cache = await answersCache();
  return cache?.match(address, { ignoreVary: true });
}

async function answersCache() {
  const name = (await caches.keys()).find((known) => known.startsWith(ANSWERS));
  return name && caches.open(name);
}

async function keepAnswer(address, answer, before) {
  const cache = await cacheOf(answer, before);
  await cache?.put(address, answer);
}

/** One person's answers at a time: with another person's, those before are dropped. */
async function cacheOf(answer, before) {
  const person = answer.headers.get(PERSON_HEADER);
  if (!person || before !== signOuts) return null;
  const name = ANSWERS + person;
  const others = (await caches.keys()).filter((known) => known.startsWith(ANSWERS) && known !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
  return before === signOuts ? caches.open(name) : null;
}

async function forgetAnswers() {
  signOuts += 1;
  const known = (await caches.keys()).filter((name) => name.startsWith(ANSWERS));
  await Promise.all(known.map((name) => caches.delete(name)));
}

async function keepDay() {
  const before = signOuts;
  for (const address of DAY) {
    const answer = await fetch(address, { headers: { accept: "application/json" } }).catch(() => null);
    // Without a session, or without connection, there is nothing to read.
    if (answer?.status === 401) return forgetAnswers();
    if (!answer) return;
    if (answer.ok) await keepAnswer(address, answer, before);
  }
}

/** What the server says of a quest goes into the kept list at once: the tab may be gone before it reads the list. */
async function sendQuest(event) {
  const before = signOuts;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keepQuest(event.request, answer.clone(), before));
  return answer;
}

async function keepQuest(request, answer, before) {
  const cache = await cacheOf(answer, before);
  const list = await cache?.match("/api/tasks", { ignoreVary: true });
  if (!list) return;
  const quest = answer.status === 204 ? { id: request.url.split("/").pop() } : await answer.json();
  const others = (await list.json()).filter(({ id }) => id !== quest.id);
  const quests = answer.status === 204 ? others : [...others, quest];
  await cache.put("/api/tasks", new Response(JSON.stringify(quests), { headers: list.headers }));
}

async function sayKept(clientId) {
  const page = await self.clients.get(clientId);
  page?.postMessage("kept-answer");
}
