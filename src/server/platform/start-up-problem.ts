/** Something outside the program keeps it from starting. Its message is the one line a person sees. */
export class StartUpProblem extends Error {
  override readonly name = "StartUpProblem";
}
