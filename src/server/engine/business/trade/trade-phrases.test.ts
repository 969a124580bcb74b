import { expect, test } from "vitest";
import { withoutOccupation } from "./trade-phrases.ts";

test.each([
  ["Cleaning of solar panels, Lisbon. Electrician.", "Cleaning of solar panels, Lisbon."],
  ["Wooden bowls. I'm a nurse, 12 years now.", "Wooden bowls."],
  ["Retired joiner. Oak bowls for kitchens.", "Oak bowls for kitchens."],
  ["Vegetable boxes. By day I sort parcels.", "Vegetable boxes."],
  ["Home organiser. Lisbon.", "Home organiser. Lisbon."],
  ["Barber 12 yrs. A chair in my garage.", "Barber 12 yrs. A chair in my garage."],
  ["I sell paper. Leather. Timber.", "I sell paper. Leather. Timber."],
  ["Retired joiner.", "Retired joiner."],
])("%s offers: %s", (description, offer) => {
  expect(withoutOccupation(description)).toBe(offer);
});
