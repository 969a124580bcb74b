/** A problem outside the program that prevents its start. The message is the one line that people see. */
export class StartUpProblem extends Error {
  override readonly name = "StartUpProblem";
}
