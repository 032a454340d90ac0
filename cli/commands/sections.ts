import * as v from 'valibot';
import { printResult, tableOf, withProgress } from '../terminal/output.ts';
import { printOutcome } from '../terminal/print-outcome.ts';
import { UsageError } from '@site/delivery/config.ts';
import type { SiteSection } from '@site/delivery/sections/site-section.ts';
import { siteSectionSchema } from '@site/delivery/sections/site-section.ts';
import { openTarget, type Service } from './open-target.ts';

type Options = Service & { reason?: string | undefined; json?: boolean | undefined };

export async function listSections(options: Options): Promise<void> {
  await using target = await openTarget(options);
  const sections = await target.sections();
  printResult(sections, options.json, () => {
    const [title = '', ...rows] = tableOf([
      ['SECTION', 'LIVE RELEASE', 'OWNER', 'ADDRESSES'],
      ...sections.map(({ name, live, owner, prefixes }) => [
        name,
        live ?? 'none',
        owner,
        prefixes.join(', '),
      ]),
    ]);
    return [{ style: 'bold', text: title }, ...rows];
  });
}

export async function setSection(
  kind: 'add' | 'change',
  name: string,
  options: Options & { prefix: string; owner: string },
): Promise<void> {
  const section = sectionOf(name, options);
  await change({ kind, section }, options);
}

export async function removeSection(
  name: SiteSection['name'],
  options: Options & { yes?: boolean | undefined },
): Promise<void> {
  if (!options.yes) {
    throw new UsageError(`This removes ${name} and its pages from the site. Add --yes to do it.`);
  }
  await change({ kind: 'remove', name }, options);
}

async function change(
  wanted:
    | { kind: 'add' | 'change'; section: SiteSection }
    | { kind: 'remove'; name: SiteSection['name'] },
  options: Options,
): Promise<void> {
  await using target = await openTarget(options);
  const outcome = await withProgress('Composing', target.changeSections(wanted, options.reason));
  printOutcome(outcome, { json: options.json, action: 'Change' });
}

function sectionOf(
  name: string,
  { prefix, owner }: { prefix: string; owner: string },
): SiteSection {
  const read = v.safeParse(siteSectionSchema, { name, prefixes: prefix.split(','), owner });
  if (read.success) return read.output;
  const [issue] = read.issues;
  const [field] = (v.getDotPath(issue) ?? '').split('.');
  const option = field === 'prefixes' ? '--prefix' : field === 'owner' ? '--owner' : name;
  throw new UsageError(`${option} ${issue.message}.`);
}
