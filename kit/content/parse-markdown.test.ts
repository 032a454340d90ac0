import { expect, test } from '@jest/globals';
import type { Outline } from './collection.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { DocumentError, type RawContent } from './raw-content.ts';

function parse(text: string, outline: Outline): RawContent {
  const content: RawContent = { value: { topic: 'sleep' }, lines: new Map() };
  const lines = text.split('\n').map((words, index) => ({ text: words, number: index + 10 }));
  parseMarkdown(lines, outline, content);
  return content;
}

test('maps headings, paragraphs, lists and images according to the outline', () => {
  const { value, lines } = parse(
    `# Sleep

A child needs sleep. [^who]

## Signs {#signs icon=kid .byAge}

What to look for.

### At home

![A girl yawns](yawn.svg)

- Falls asleep at meals
- Wakes at *night*

### At school

- Rests the head on the desk`,
    {
      heading: 'name.short',
      text: 'lead',
      parts: {
        signs: { text: 'intro', each: ['groups', { list: 'items', picture: 'picture' }] },
      },
    },
  );
  expect(value).toEqual({
    topic: 'sleep',
    name: { short: 'Sleep' },
    lead: 'A child needs sleep. [^who]',
    signs: {
      heading: 'Signs',
      icon: 'kid',
      byAge: true,
      intro: 'What to look for.',
      groups: [
        {
          heading: 'At home',
          picture: { file: 'yawn.svg', alt: 'A girl yawns' },
          items: ['Falls asleep at meals', 'Wakes at night'],
        },
        { heading: 'At school', items: ['Rests the head on the desk'] },
      ],
    },
  });
  expect(lines.get('lead')).toBe(12);
  expect(lines.get('signs.groups.0.items.1')).toBe(23);
  expect(lines.get('signs.groups.1')).toBe(25);
});

test('parses labelled lines, tables, links, and a section reduced to its list', () => {
  const { value } = parse(
    `## Help {#help}

**Call:** 112, 1098

**Go to:** The nearest hospital

## Hands {#hands}

- Opens them

## More

Ask us. [Write to us](/contactUs) or call.

| Age | Hours |
| --- | --- |
| 3 | 10 to 13 |`,
    {
      parts: {
        help: { labels: { Call: ['helplines'], 'Go to': 'place' } },
        hands: { list: 'items', only: 'items' },
      },
      each: ['sections', { blocks: 'blocks' }],
    },
  );
  expect(value).toMatchObject({
    help: { helplines: ['112', '1098'], place: 'The nearest hospital' },
    hands: ['Opens them'],
    sections: [
      {
        heading: 'More',
        blocks: [
          { kind: 'paragraph', text: 'Ask us. [Write to us](/contactUs) or call.' },
          { kind: 'table', head: ['Age', 'Hours'], rows: [['3', '10 to 13']] },
        ],
      },
    ],
  });
});

test('parses a standalone link, separates a label from its text, and omits an empty alt', () => {
  const { value } = parse(
    `![](eye.svg)

[Read on](/{product}-offerings/vision)

## Times

**Within:** 7 days`,
    { picture: 'picture', link: 'link', each: ['sections', { blocks: 'blocks' }] },
  );
  expect(value).toEqual({
    topic: 'sleep',
    picture: { file: 'eye.svg' },
    link: { text: 'Read on', to: '/{product}-offerings/vision' },
    sections: [
      { heading: 'Times', blocks: [{ kind: 'paragraph', label: 'Within', text: '7 days' }] },
    ],
  });
});

test('keeps an entire text as Markdown', () => {
  const { value, lines } = parse('\nWords.\n\n## More\n\n- One\n', { whole: 'text' });
  expect(value).toEqual({ topic: 'sleep', text: 'Words.\n\n## More\n\n- One' });
  expect(lines.get('text')).toBe(11);
  expect(lines.get('text.2')).toBe(13);
});

test.each([
  ['## Sings\n\nWords.', 10, 'end it with {#signs}'],
  ['Two paragraphs.\n\nThe second.', 12, 'only one paragraph is'],
  ['- A list', 10, 'has a list that is not allowed'],
  ['A paragraph.\n\n# A title', 12, 'only allowed for the title at the top'],
  ['> A quotation', 10, 'uses blockquote open, which is not supported'],
])('rejects content the outline does not allow: %j', (text, line, words) => {
  const refused = () => parse(text, { text: 'lead', parts: { signs: {} } });
  expect(refused).toThrow(DocumentError);
  expect(refused).toThrow(expect.objectContaining({ place: line }));
  expect(refused).toThrow(words);
});
