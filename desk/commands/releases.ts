import { noMoreArguments, partArgument } from '@site/delivery/commands/part-argument.ts';
import { runCommand } from '@site/delivery/commands/run-command.ts';
import { toHelp, toOption, openTarget } from './open-target.ts';

await runCommand({
  help: `npm run releases [-- PART] [--to URL]

Lists the releases of one part or of all (of a delivery service: of those that your key is for), the last
released first. The live one is marked.

${toHelp}`,
  options: toOption,
  async run({ positionals: [word, ...rest], options }) {
    const named = word === undefined ? null : [partArgument(word)];
    noMoreArguments(rest);
    await using target = await openTarget(options);
    for (const name of named ?? (await target.parts())) {
      const releases = await target.releases(name);
      console.log(name);
      if (releases.length === 0) console.log('  nothing released yet');
      for (const { id, releasedAt, isThere, isLive, gitRevision } of releases) {
        const mark = isLive ? 'live' : '    ';
        const from = isThere ? (gitRevision ?? '') : 'removed';
        console.log(`  ${mark}  ${id}  ${releasedAt.toISOString()}  ${from}`);
      }
    }
  },
});
