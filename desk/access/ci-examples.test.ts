import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { repositoryRoot } from '@site/delivery/config.ts';
import { parseCiRules } from './ci-rules.ts';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

const program = read('cli/shipping-commands.ts');

/** The audience that an example requests for its token. */
const rules = parseCiRules(read('docs/ci/delivery.config.json'), 'docs/ci/delivery.config.json');

test.each([
  ['docs/ci/github-actions.yml', ['release', 'promote']],
  ['docs/ci/gitlab-ci.yml', ['sign-in', 'release', 'promote']],
])('%s is valid and calls existing commands', (file, commands) => {
  const text = read(file);
  expect(parse(text)).toEqual(expect.any(Object));
  const called = [...text.matchAll(/npx site ([\w-]+)/g)].map(([, name = '']) => name);
  expect(called).toEqual(commands);
  for (const name of called) expect(program).toContain(`.command('${name}')`);
  for (const { audience } of rules) expect(text).toContain(audience);
});

test('the example rules cover both CIs and a single section', () => {
  expect(rules.map(({ name }) => name)).toEqual(['github', 'gitlab']);
  expect(rules.flatMap((each) => each.rules.flatMap(({ sections }) => sections))).toEqual([
    'mfe-blog',
    'mfe-blog',
  ]);
});

test('the GitHub rule names event and workflow, because a pull request from a fork can carry the same ref', () => {
  const [github] = rules;
  for (const rule of github?.rules ?? []) {
    expect(Object.keys(rule.claims)).toEqual(
      expect.arrayContaining(['event_name', 'job_workflow_ref']),
    );
  }
});
