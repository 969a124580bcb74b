/** A mail server that discards every mail, in a separate process so that its CPU time is not counted. */
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
