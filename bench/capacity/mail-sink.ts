/** A mail server that takes every mail and keeps none, in a process of its own: its CPU time is nobody's here. */
import { SMTPServer } from "smtp-server";

const [port = ""] = process.argv.slice(2);
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["AUTH", "STARTTLS"],
  logger: false,
  onData: (stream, _session, done) => void stream.resume().on("end", () => done(null)),
});
server.on("error", () => undefined);
server.listen(Number(port), "127.0.0.1");
