import { NO_PHRASES } from "#server/engine/business/read-phrases.ts";
import { questWords } from "#server/engine/business/words.ts";
import { loadPlaybook } from "#server/engine/playbook/playbook.ts";
import { titleOf } from "#server/engine/quest/compose-quest.ts";

/** `npm run playbook -- --titles`: every title by model, each filled for another trade of the model. */
const [folder = "playbook"] = process.argv.slice(2);
const playbook = loadPlaybook(folder);

for (const { model, name, slots } of Object.values(playbook.ways)) {
  const trades = playbook.trades.filter((trade) => trade.models.includes(model));
  const own = playbook.templates.filter(({ models }) => models === "*" || models.includes(model));
  console.log(`\n${name}`);
  for (const [index, template] of own.entries()) {
    const trade = trades[index % trades.length] ?? null;
    const words = questWords(slots, trade, NO_PHRASES, null);
    const [size] = template.sizes;
    if (size) console.log(`${template.id} (${trade?.id ?? model}): ${titleOf(template, size, words, words)}`);
  }
}
