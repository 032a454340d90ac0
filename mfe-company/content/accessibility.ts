import type { Policy } from './policy-schema.ts';
import { picture } from '../assets.ts';

/** The accessibility statement, `/company/accessibility`. It promises only what the site's own tests and design rules hold. */
export const accessibility: Policy = {
  head: {
    title: 'Accessibility: how this website works for everybody | {product}',
    description:
      'How this website works with a keyboard, a screen reader, large text, without JavaScript and on a weak signal.',
  },
  crumb: 'Accessibility',
  heading: 'Accessibility',
  dates: [{ label: 'Written', shown: '21 November 2026', day: '2026-11-21' }],
  summary: {
    heading: 'In short',
    points: [
      'We aim for WCAG 2.2, level AA, on every page.',
      'You can use everything with a keyboard, a touch screen, a mouse or a screen reader.',
      'Everything that moves has a stop button.',
      'If something does not work for you, please tell us. We answer within 48 hours.',
    ],
    picture: picture('company-access.svg'),
  },
  contents: 'On this page',
  sections: [
    {
      id: 'what-you-can-do',
      title: 'What you can do on every page',
      blocks: [
        {
          kind: 'list',
          intro: 'You can:',
          items: [
            'reach and use everything with the keyboard, and see where you are',
            'jump past the header with the first link of the page',
            'make text four times as large without losing any',
            'use the page on a screen of 320 pixels',
            'use your own colours, such as the high contrast of your computer',
            'read, follow links and send forms without JavaScript',
            'print policies, questions and health pages in full',
          ],
        },
      ],
    },
    {
      id: 'motion',
      title: 'Movement and sound',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Pictures that take turns have a stop button, which comes first for the keyboard. They stop when you focus them.',
        },
        {
          kind: 'paragraph',
          text: 'If your phone or computer asks for less motion, nothing moves until you start it. No sound plays by itself.',
        },
        {
          kind: 'paragraph',
          text: 'Our films are silent and have a description in words beside them.',
        },
      ],
    },
    {
      id: 'words',
      title: 'Words',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We write short sentences in plain English, and explain a medical word where it first appears.',
        },
        {
          kind: 'link-paragraph',
          parts: [
            'You can read how we write and check our pages in ',
            { kind: 'page', text: 'How we make our content', to: '/company/how-we-make-content' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'how-we-test',
      title: 'How we test',
      blocks: [
        {
          kind: 'list',
          intro: 'Before a change goes live:',
          items: [
            'programs look for known mistakes on every page',
            'programs use the pages with a keyboard and without JavaScript',
            'people look at the pages on small and large screens',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Programs find only some mistakes. There has been no independent audit yet, and this page will say when there has been one.',
        },
      ],
    },
    {
      id: 'limits',
      title: 'What we know does not work well yet',
      blocks: [
        {
          kind: 'list',
          intro: 'We know of these:',
          items: [
            'Films, news boards and the booking desk come from other companies, and may be harder to use.',
            'The pages are in English. Only the doctor’s checklists are in Hindi and Kannada too, and native speakers have not reviewed those translations yet.',
            'Screen readers in Indian languages read our English pages with their own accent.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Beside anything that others provide, there is a plain link or a phone number.',
        },
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us',
      blocks: [
        {
          kind: 'link-paragraph',
          parts: [
            'Call ',
            { kind: 'phone' },
            ', {hours}, write to ',
            { kind: 'email' },
            ' or ',
            { kind: 'page', text: 'Contact us', to: '/contactUs' },
            '. Tell us which page it was and what you wanted to do. We answer within 48 hours.',
          ],
        },
      ],
    },
  ],
  versions: {
    heading: 'What changed, and when',
    items: [{ shown: '21 November 2026', day: '2026-11-21', text: 'First version.' }],
  },
};
