import * as v from 'valibot';
import type { SectionChange } from '@site/delivery/sections/change-sections.ts';
import { siteSectionSchema } from '@site/delivery/sections/site-section.ts';
import { isSectionName } from '@site/delivery/releases/release.ts';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { printOutcome } from '@site/delivery/commands/print-outcome.ts';
import { reasonArgument } from '@site/delivery/commands/reason-argument.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { toHelp, toOption, whyHelp, whyOption, openTarget } from './open-target.ts';

await runCommand({
  help: `npm run sections
       npm run sections -- add NAME --prefix PATH,… --owner TEAM
       npm run sections -- change NAME --prefix PATH,… --owner TEAM
       npm run sections -- remove NAME

Which sections the site has, what each may own, and which team answers for it. What a section's releases claim has to
lie below what is said here, and nothing else may be there. Sections are named mfe-….

  add        makes room for a section; its team can then release and promote it
  change     gives a section other addresses or another owner; refused while it has pages elsewhere
  remove     takes a section away, with its pages; refused while other pages link to them

  --prefix   an address that it owns with everything below it, such as /vaccines; several with commas between them
  --owner    the team, such as growth
${whyHelp}
${toHelp}`,
  options: {
    prefix: { type: 'string' },
    owner: { type: 'string' },
    ...whyOption,
    ...toOption,
  },
  async run({ positionals: [word, name, ...rest], options }) {
    noMoreArguments(rest);
    const why = reasonArgument(options, 'why');
    if (word === undefined) {
      await using target = await openTarget(options);
      for (const section of await target.sections()) {
        const live = section.live ?? 'not live';
        console.log(`${section.name.padEnd(20)} ${live.padEnd(16)}  ${section.owner}`);
        console.log(`  ${section.prefixes.join(', ')}`);
      }

      return;
    }
    const change = changeIn(word, name, options);
    await using target = await openTarget(options);
    printOutcome(await target.changeSections(change, why));
  },
});

function changeIn(
  kind: string,
  name: string | undefined,
  { prefix, owner }: Readonly<Record<string, string | boolean | undefined>>,
): SectionChange {
  if (name === undefined) throw new UsageError('Say which section.');
  if (kind === 'remove') {
    if (isSectionName(name)) return { kind, name };
    throw new UsageError(`${name} is not the name of a section, such as mfe-blog.`);
  }
  if (kind !== 'add' && kind !== 'change') throw new UsageError('Say add, change or remove.');
  const prefixes = typeof prefix === 'string' ? prefix.split(',') : [];
  const read = v.safeParse(siteSectionSchema, { name, prefixes, owner: owner ?? '' });
  if (read.success) return { kind, section: read.output };
  const [issue] = read.issues;
  const [field] = (v.getDotPath(issue) ?? '').split('.');
  const said = field === 'prefixes' ? '--prefix' : field === 'owner' ? '--owner' : name;
  throw new UsageError(`${said} ${issue.message}.`);
}
