import { BaseSequencer, type TestSpecification } from "vitest/node";
import { LONGEST_FILES } from "./longest-files.ts";

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST_FILES.findIndex((file) => moduleId.endsWith(file));
      return place < 0 ? LONGEST_FILES.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
