import { onTestFinished } from "vitest";
import { INSTANCE_ELEMENT_ID } from "#contracts/pages/page-marks.ts";

/** For tests: sets the instance data embedded in the page, until the test ends. */
export function pageSays(instance: object): void {
  const block = document.createElement("script");
  block.type = "application/json";
  block.id = INSTANCE_ELEMENT_ID;
  block.textContent = JSON.stringify(instance);
  document.head.append(block);
  onTestFinished(() => block.remove());
}
