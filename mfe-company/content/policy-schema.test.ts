import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { policySchema } from './policy-schema.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text });
const line = (label: string, text: string) => ({ kind: 'paragraph', label, text });

function judge({
  section = {},
  version = 'August 10, 2023: It takes effect.',
  day = '1 Aug 2024',
}) {
  return v.safeParse(policySchema, {
    head: { title: 'Refunds | {product}', description: 'How to ask.' },
    everydayWords: ['money back'],
    heading: 'Refunds',
    picture: { src: 'mfe-company/refund.svg', width: 400, height: 300 },
    dates: { Effective: day },
    summary: { heading: 'In short', points: ['Ask us.'] },
    sections: [{ id: 'how', title: 'How', blocks: [paragraph('Ask {email}.')], ...section }],
    versions: { heading: 'What changed', items: [version] },
  });
}

test('parses dates, and links addresses and numbers in a paragraph', () => {
  expect(judge({}).output).toMatchObject({
    dates: [{ label: 'Effective', shown: '1 Aug 2024', day: '2024-08-01' }],
    versions: {
      items: [{ shown: 'August 10, 2023', day: '2023-08-10', text: 'It takes effect.' }],
    },
    sections: [{ blocks: [{ kind: 'link-paragraph', parts: ['Ask ', { kind: 'email' }, '.'] }] }],
  });
});

test('headings with labelled lines are entries, and what follows the last belongs to the section', () => {
  const entries = [
    { term: 'We review', blocks: [line('Within', '7 days')] },
    { term: 'We pay', blocks: [line('Within', '14 days'), paragraph('Sundays do not count.')] },
  ];
  expect(judge({ section: { blocks: [], entries } }).output).toMatchObject({
    sections: [
      {
        blocks: [
          {
            kind: 'entries',
            items: [
              { term: 'We review', lines: [{ label: 'Within', text: '7 days' }] },
              { term: 'We pay', lines: [{ label: 'Within', text: '14 days' }] },
            ],
          },
          paragraph('Sundays do not count.'),
        ],
      },
    ],
  });
});

test.each([
  [{ day: 'soon' }, 'must be a date such as 1 Aug 2024'],
  [{ version: 'It takes effect.' }, 'must start with a date and a colon'],
  [{ section: { blocks: [] } }, 'must not be empty'],
  [
    { section: { blocks: [paragraph('You can.'), { kind: 'list', items: ['ask'] }] } },
    'must introduce each list with a paragraph ending in a colon',
  ],
  [
    { section: { entries: [{ term: 'We pay', blocks: [paragraph('Soon.')] }] } },
    'must start with a labelled line',
  ],
  [
    {
      section: {
        entries: [
          { term: 'We review', blocks: [line('Within', '7 days'), paragraph('Or later.')] },
          { term: 'We pay', blocks: [line('Within', '14 days')] },
        ],
      },
    },
    'must have only labelled lines below a heading, except at the end',
  ],
])('rejects %j', (change, message) => {
  const messages = judge(change).issues?.map((issue) => issue.message);
  expect(messages).toContain(message);
});
