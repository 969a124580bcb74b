import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { loadPlaybook } from "#server/engine/playbook/playbook.ts";
import { loadVectors } from "#server/engine/text/vectors.ts";
import { hashExamples, readExamples, sentencesOf } from "./corpus.ts";
import { distil } from "./distil.ts";
import { loadTeacher } from "./teacher.ts";
import { trainClassifier, writeClassifier } from "./train-classifier.ts";

/** `npm run playbook`: rebuilds playbook/models; without a teacher's folder, only the classifier. */
const [folder = "playbook", teacherFolder] = process.argv.slice(2);
const playbook = loadPlaybook(folder);
const examples = readExamples(folder, playbook);
const vectors = join(folder, "models/vectors.bin");
mkdirSync(join(folder, "models"), { recursive: true });

if (teacherFolder) {
  const sentences = sentencesOf(playbook, examples);
  console.log(`Distilling word vectors from ${sentences.length} sentences (some minutes) …`);
  const { teacher, words } = await loadTeacher(teacherFolder);
  await distil(teacher, sentences, words, vectors);
}
console.log(`Training the classifier on ${examples.length} examples (about a minute) …`);
const model = trainClassifier(examples, loadVectors(vectors));
writeClassifier(model, hashExamples(examples), join(folder, "models/topics.bin"));
console.log("Made playbook/models.");
