/** Runs a day's infrequent jobs on request, in a separate process: their own clock is 288 times too slow. */
import { createServer } from "node:http";
import { type JobName, type JobsApp, openJobs } from "./jobs.ts";

const [port = "", smtpUrl = "", app = ""] = process.argv.slice(2);
const jobs = openJobs(JSON.parse(app) as JobsApp, smtpUrl);

const server = createServer(async (request, response) => {
  const name = decodeURIComponent(request.url?.slice(1) ?? "");
  if (name === "") return response.end();
  response.end(String(await jobs.run(name as JobName)));
});
server.listen(Number(port), "127.0.0.1");
process.once("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
  void jobs.close();
});
