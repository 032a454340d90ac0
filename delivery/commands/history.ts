import { noMoreArguments } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { withStores } from './with-context.ts';

/** How many lines of the journal are printed. */
const MOST_ENTRIES = 100;

await runCommand({
  help: `npm run history [-- WORD]

Who shipped what and when, and what was refused and why, the latest first. A WORD such as mfe-blog or /school
shows only what names it.`,
  async run({ positionals: [word, ...rest] }) {
    noMoreArguments(rest);
    await withStores(async ({ stores: { registry } }) => {
      const entries = await registry.journal(MOST_ENTRIES);
      const named = entries.filter(
        ({ what, details }) =>
          word === undefined || [what, ...details].some((text) => text.includes(word)),
      );
      if (named.length === 0) console.log('Nothing of the kind was shipped.');
      for (const { at, who, what, outcome, before, after, details } of named) {
        const result = outcome === 'live' ? `${before ?? 'nothing'} → ${after}` : 'refused';
        console.log(`${at.toISOString()}  ${who}  ${what}  ${result}`);
        for (const line of details) console.log(`    ${line}`);
      }
    });
  },
});
