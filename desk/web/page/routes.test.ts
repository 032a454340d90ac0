import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createElement } from 'react';
import * as v from 'valibot';
import { openTestDesk, type TestDesk } from '../../testing/open-test-desk.ts';
import type { DeskSection } from '../section.ts';
import { optionalReason, reasonField } from './fields.tsx';
import { LIST_FIELD } from './list-address.tsx';
import { SELECTED } from './list-table.tsx';
import { routesFor } from './routes.tsx';

let desk: TestDesk;
/** What was done to the toys. */
let log: string[];

const toys = ['ball', 'bear', 'boat'];

const section: DeskSection = {
  path: '/toys',
  title: 'Toys',
  icon: 'list',
  action: 'read-status',
  routes(app, services) {
    const on = routesFor(app, services, 'read-status');
    const find = ({ params }: { params: Readonly<Record<string, string>> }) =>
      toys.find((toy) => toy === params['toy']);
    on.list('/toys', {
      filters: (search) => ({ state: search === '' ? ['new', 'all'] : ['all', 'new'] }),
      size: 2,
      show: (view) =>
        Promise.resolve({
          title: 'Toys',
          search: 'Search',
          noun: 'toys',
          total: toys.length,
          empty: { title: 'No toys', words: 'Nothing here.' },
          select: [{ to: '/toys/clean', label: 'Clean' }],
          rows: toys.slice(view.offset, view.offset + view.limit).map((toy) => ({
            key: toy,
            name: toy,
            item: createElement('a', { href: view.link(`/toys/${toy}`) }, toy),
          })),
        }),
    });
    on.action('/toys/clean', {
      run({ values }) {
        log.push(`clean ${values(SELECTED).join(' ')}`);
        return Promise.resolve({
          to: '/toys',
          done: 'Clean.',
          note: { what: 'clean', details: [] },
        });
      },
    });
    on.form('/toys/:toy', {
      find,
      fields: () => ({ days: { label: 'Days', kind: 'number' }, why: reasonField }),
      schema: v.object({ days: v.pipe(v.string(), v.digits('Enter days.')), why: optionalReason }),
      view: ({ of }) => ({
        title: `Lend ${of}?`,
        back: { href: '/toys', title: 'Toys' },
        button: 'Lend',
      }),
      run({ of }, { days, why = 'no reason' }) {
        log.push(`lend ${of} for ${days}: ${why}`);
        return Promise.resolve(
          days === '99' ? { problems: ['Too long.'] } : { to: `/toys/${of}`, done: 'Lent.' },
        );
      },
    });
    on.action('/toys/:toy/save', { find, run: ({ of }) => Promise.resolve({ send: { of } }) });
  },
};

beforeEach(async () => {
  log = [];
  desk = await openTestDesk(() => [section]);
});

afterEach(() => desk.close());

test('a list keeps its filter, search and page through an item and an action on several rows', async () => {
  const operator = await desk.signIn('operator');
  const list = '/toys?state=new&q=b&page=2';
  const { body } = await operator.get(list);
  expect(body).toContain('3–3 of 3');
  expect(body).toContain(`name="${SELECTED}" value="boat"`);
  const kept = new URLSearchParams({ [LIST_FIELD]: list }).toString();
  expect(body).toContain(`href="/toys/boat?${kept}"`);
  const cleaned = await operator.post('/toys/clean', {
    [SELECTED]: ['boat', 'bear'],
    [LIST_FIELD]: list,
  });
  expect(cleaned.location).toBe(list);
  expect(log).toEqual(['clean boat bear']);
  expect((await desk.registry.journal(1))[0]).toMatchObject({ what: 'clean' });
  const item = await operator.get(`/toys/boat?${kept}`);
  expect(item.body).toContain(`href="${list.replaceAll('&', '&amp;')}"`);
});

test('a form shows its mistakes with what was typed, and refusals without doing anything', async () => {
  const operator = await desk.signIn('operator');
  const wrong = await operator.post('/toys/ball', { days: 'x', why: 'Two\nlines' });
  expect([wrong.status, log]).toEqual([422, []]);
  expect(wrong.body).toContain('Enter days.');
  expect(wrong.body).toContain('Two\nlines</textarea>');
  const refused = await operator.post('/toys/ball', { days: '99' });
  expect(refused.body).toContain('Too long.');
  const lent = await operator.post('/toys/ball', { days: '3', why: 'Two\nlines' });
  expect(lent.location).toBe('/toys/ball');
  expect(log).toEqual(['lend ball for 99: no reason', 'lend ball for 3: Two lines']);
});

test('a script gets data, and nobody a thing that does not exist', async () => {
  const operator = await desk.signIn('operator');
  expect((await operator.post('/toys/bear/save')).body).toBe('{"of":"bear"}');
  expect((await operator.post('/toys/doll/save')).status).toBe(404);
  expect((await operator.get('/toys/doll')).status).toBe(404);
});
