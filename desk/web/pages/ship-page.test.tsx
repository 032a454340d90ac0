import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Run } from '../../content/publisher.ts';
import { ShipPage } from './ship-page.tsx';

const file = 'mfe-company/content/faq.md';
const run: Run = {
  section: 'mfe-company',
  what: 'publish',
  step: 'done',
  outcome: null,
  files: [],
};
const props = {
  section: 'mfe-company',
  changes: [{ file, title: 'Questions and answers' }],
  conflicts: [],
  run: null,
  rollback: null,
  sendsMail: false,
  refusals: [],
} as const;

test('promises an email only where the desk sends mail', () => {
  const outcome = { kind: 'waiting', id: '0123456789abcdef', problems: [] } as const;
  const wordsWith = (sendsMail: boolean) =>
    renderToStaticMarkup(<ShipPage {...props} run={{ ...run, outcome }} sendsMail={sendsMail} />);
  expect(wordsWith(true)).toContain('they go live by themselves, and you get an email.');
  expect(wordsWith(false)).toContain('they go live by themselves.');
});

test('says that published texts were rolled back, not that readers see them', () => {
  const published = { ...run, outcome: { kind: 'published' } as const };
  const rollback = { at: Date.UTC(2026, 10, 28, 13, 40), who: 'Ravi Das' };
  const before = renderToStaticMarkup(<ShipPage {...props} run={published} />);
  const after = renderToStaticMarkup(<ShipPage {...props} run={published} rollback={rollback} />);
  expect(before).toContain('Readers see the new texts.');
  expect(after).not.toContain('Readers see the new texts.');
  expect(after).toContain('Rolled back on 28 Nov 2026 19:10 by Ravi Das.');
});
