import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { Policy } from './policy-schema.ts';
import { picture } from '../assets.ts';

/** How texts about health are written and checked, `/company/how-we-make-content`. */
export const howWeMakeContent: Policy = {
  head: {
    title: 'How we make our content: writing, sources and review | {product}',
    description:
      'Who writes our health pages, which sources we use, who checks them, and what we do when something is wrong.',
  },
  crumb: 'How we make our content',
  heading: 'How we make our content',
  dates: [{ label: 'Written', shown: '21 November 2026', day: '2026-11-21' }],
  summary: {
    heading: 'In short',
    points: [
      'We write for parents, in plain words.',
      'Every figure names its country, its year and its source.',
      'A clinician has not reviewed our texts yet. Each page says so until one has.',
      'Nobody can pay for a place in our texts.',
    ],
    picture: picture('company-writing.svg'),
  },
  contents: 'On this page',
  sections: [
    {
      id: 'who-writes',
      title: 'Who writes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Our content team writes the pages. They ask the clinical team when they are not sure.',
        },
        {
          kind: 'paragraph',
          text: 'Each health page names who wrote it, when it last changed and when it is due for review.',
        },
      ],
    },
    {
      id: 'sources',
      title: 'Which sources we use',
      blocks: [
        {
          kind: 'list',
          intro: 'We rely on:',
          items: [
            'the World Health Organization and other public health bodies',
            'India’s National Family Health Survey',
            'guidelines of medical and psychological societies',
            'reviews in scientific journals',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Each claim of fact leads to its source at the end of the page. Where sources disagree, we say so beside the figure.',
        },
        {
          kind: 'paragraph',
          text: 'A figure from another country may not be true of India, so we always name the country.',
        },
      ],
    },
    {
      id: 'review',
      title: 'Who checks',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A clinician who knows the subject should check every health page before you rely on it.',
        },
        {
          kind: 'paragraph',
          text: 'That has not happened yet. Until it has, the page says “Awaiting clinical review”. Afterwards it names the person, the role and the day.',
        },
        {
          kind: 'paragraph',
          text: 'A page is checked again within three years, or sooner when a guideline changes.',
        },
      ],
    },
    {
      id: 'how-we-write',
      title: 'How we write',
      blocks: [
        {
          kind: 'list',
          intro: 'We try to:',
          items: [
            'use the plain word first and the medical word after it',
            'keep most sentences to 20 words',
            'put the child first: “a child with autism”',
            'say what you can do next, and when to get help',
            'frighten nobody, and promise nothing',
          ],
        },
        {
          kind: 'paragraph',
          text: 'What to do in danger is written once. Every page that speaks of the same danger shows the same words.',
        },
      ],
    },
    {
      id: 'what-it-is-not',
      title: 'What our pages are not',
      blocks: [
        {
          kind: 'paragraph',
          text: 'They give information. They do not replace a doctor who sees your child.',
        },
        {
          kind: 'paragraph',
          text: `Screening is not diagnosis. ${safetySentences.lowScore}`,
        },
        {
          kind: 'paragraph',
          text: `Each of our behavioural assessments is a questionnaire with 27 questions. ${safetySentences.accuracyUnknown}`,
        },
        { kind: 'paragraph', text: 'In an emergency, call 112.' },
      ],
    },
    {
      id: 'stories',
      title: 'Reviews, pictures and money',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A parent review tells what one family felt. It does not prove that something works for every child.',
        },
        {
          kind: 'paragraph',
          text: 'Our pictures are drawings. They show roles and families, not real people.',
        },
        {
          kind: 'paragraph',
          text: 'We offer assessments and visits ourselves, and that is how we earn. Nobody pays us to write about their product.',
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'When something is wrong',
      blocks: [
        {
          kind: 'link-paragraph',
          parts: [
            'Please tell us: write to ',
            { kind: 'email' },
            ' or ',
            { kind: 'page', text: 'Contact us', to: '/contactUs' },
            '. We check it, correct the page and change its date.',
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
