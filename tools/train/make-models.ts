import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { loadPlaybook } from "#server/engine/playbook/playbook.ts";
import { loadVectors } from "#server/engine/text/vectors.ts";
import { askExamplesOf, type Example, hashExamples, madeFrom, sentencesOf, trainingsOf } from "./corpus.ts";
import { distil } from "./distil.ts";
import { readSenseVectors } from "./sense-vectors.ts";
import { loadTeacher } from "./teacher.ts";
import { trainAsks, writeAsks } from "./train-asks.ts";
import { trainClassifier, writeClassifier } from "./train-classifier.ts";
import { trainSense, writeSense } from "./train-sense.ts";

/** `npm run playbook`: rebuilds playbook/models; without a teacher's folder, only the classifiers. */
const [folder = "playbook", dataFolder = "data", teacherFolder] = process.argv.slice(2);
const playbook = loadPlaybook(folder);
const trainings = trainingsOf(folder, playbook);
const vectors = join(folder, "models/vectors.bin");
mkdirSync(join(folder, "models"), { recursive: true });

if (teacherFolder) {
  const sentences = sentencesOf(
    playbook,
    trainings.flatMap(({ examples }) => examples),
  );
  console.log(`Distilling word vectors from ${sentences.length} sentences (some minutes) …`);
  const { teacher, words } = await loadTeacher(teacherFolder);
  await distil(teacher, sentences, words, vectors);
}
const encoder = loadVectors(vectors);
for (const { file, examples, priorTaken } of trainings) {
  if (isMadeFrom(file, examples)) continue;
  console.log(`Training ${file} on ${examples.length} examples …`);
  const model = trainClassifier(examples, encoder, priorTaken);
  writeClassifier(model, hashExamples(examples), join(folder, "models", file));
}
const asked = askExamplesOf(folder);
if (!isMadeFrom("asks.bin", asked)) {
  console.log(`Training asks.bin on ${asked.length} ways of asking (some minutes) …`);
  writeAsks(trainAsks(asked, encoder), hashExamples(asked), join(folder, "models/asks.bin"));
}
if (!isMadeFrom("sense.bin", asked)) {
  const texts = asked.map(({ text }) => text);
  const vectors = readSenseVectors(
    texts,
    join(dataFolder, "encoder.bin"),
    join(dataFolder, "sense-vectors.bin"),
  );
  console.log(`Training sense.bin on ${asked.length} ways of asking (some minutes) …`);
  writeSense(trainSense(asked, vectors), hashExamples(asked), join(folder, "models/sense.bin"));
}
console.log("Made playbook/models.");

/** Whether a model was trained on just these examples. After a change of how it is trained, delete its file first. */
function isMadeFrom(file: string, examples: readonly Example[]): boolean {
  return !teacherFolder && madeFrom(join(folder, "models", file)) === hashExamples(examples);
}
