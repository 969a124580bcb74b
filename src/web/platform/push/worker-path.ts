/** The app's one service worker, public/service-worker.js. */
export const WORKER_PATH = "/service-worker.js";
