import { expect, test } from "vitest";
import { ACHIEVEMENTS } from "../progress/achievements.ts";
import { achievementSubject, levelSubject, readSubject, subjectTitle } from "./share-subject.ts";

test.each(ACHIEVEMENTS)("$id is read from its own name", (achievement) => {
  const subject = readSubject(achievementSubject(achievement.id));
  expect(subject).toEqual({ kind: "achievement", achievement });
  expect(subject && subjectTitle(subject)).toBe(achievement.title);
});

test("a level is read from its name", () => {
  expect(levelSubject(12)).toBe("level:12");
  const subject = readSubject("level:12");
  expect(subject).toEqual({ kind: "level", level: 12 });
  expect(subject && subjectTitle(subject)).toBe("Level 12");
});

test("an achievement that is no longer given is nothing to share", () => {
  expect(readSubject("achievement:gone")).toBeNull();
});
