import path from 'node:path';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { sectionHere } from './section-here.ts';

/** What teams run in a section's own repository. `isNamed`: the section in the folder is its first word. */
const programs: Readonly<Record<string, { isNamed: boolean; start: () => Promise<unknown> }>> = {
  dev: { isNamed: false, start: () => import('./develop-section.ts') },
  release: { isNamed: false, start: () => import('./release-section.ts') },
  conformance: { isNamed: false, start: () => import('./check-section.ts') },
  preview: { isNamed: true, start: () => import('../commands/preview.ts') },
  promote: { isNamed: true, start: () => import('../commands/promote.ts') },
  rollback: { isNamed: true, start: () => import('../commands/rollback.ts') },
  releases: { isNamed: true, start: () => import('../commands/releases.ts') },
  history: { isNamed: true, start: () => import('../commands/history.ts') },
  review: { isNamed: false, start: () => import('../commands/review.ts') },
  'sign-in': { isNamed: false, start: () => import('../commands/sign-in.ts') },
};

const [word = '', ...rest] = process.argv.slice(2);
const program = programs[word];
if (program) {
  const wantsHelp = rest.includes('--help') || rest.includes('-h');
  // What is built here stays here, and the sample configuration is beside this program.
  process.env['DATA_DIR'] = path.resolve(process.env['DATA_DIR'] ?? '.section');
  process.env['SITE_CONFIG'] ??= path.join(import.meta.dirname, 'site.config.json');
  const names = program.isNamed && !wantsHelp ? [(await sectionHere()).name] : [];
  process.argv = [...process.argv.slice(0, 2), ...names, ...rest];
  await program.start();
} else {
  await runCommand({
    help: `npx section dev                shows what you save inside a running site
npx section release            builds the section in this folder and sends it to the delivery service
npx section preview [ID]       shows a release inside the site before it is live: prints a link to send
npx section promote [ID]       makes the release live that was released last, or the one with this id
npx section rollback           makes the release before live again
npx section releases           lists its releases, the last released first
npx section history            who shipped what, who approved it, and what was refused
npx section review [ID]        what waits for whose approval, with the words before and after
npx section conformance        says what the section lacks of the contract
npx section sign-in            in a run of a CI: a key for some minutes in place of the run's token

Each explains itself with --help. DELIVERY_URL is the address of the delivery service, DELIVERY_KEY your key.`,
    async run() {
      throw new UsageError(
        `Say what to do with the section in this folder: ${Object.keys(programs).join(', ')}.`,
      );
    },
  });
}
