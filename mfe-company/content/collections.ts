import type { Collections, Outline } from '@site/kit/content/collection.ts';
import {
  aboutUsSchema,
  careersSchema,
  leadershipTeamSchema,
  teamSchema,
} from './people-schemas.ts';
import {
  clinicSchema,
  sourceListSchema,
  faqSchema,
  schoolPartnersSchema,
  schoolSchema,
} from './page-schemas.ts';
import { policySchema } from './policy-schema.ts';

/** Two policies have addresses in the specification; all others are below `/company`. */
function policyPath(name: string): string {
  return /^(?:privacy|refund)-policy$/.test(name) ? `/${name}` : `/company/${name}`;
}

const card: Outline = { heading: 'title', text: 'text', picture: 'picture' };

export const collections: Collections = {
  'faq.md': {
    page: '/company/faq',
    label: 'Questions and answers',
    schema: faqSchema,
    body: {
      text: 'lead',
      picture: 'picture',
      each: ['questions', { heading: 'question', id: 'id', blocks: 'answer' }],
      parts: {
        askUs: {
          text: 'text',
          picture: 'picture',
          link: 'link',
          labels: { 'Before the phone number': 'phoneLead' },
        },
      },
    },
  },
  'policies/*.md': {
    page: (_policy, name) => policyPath(name.replace(/^policies\/|\.md$/g, '')),
    label: 'Policy',
    schema: policySchema,
    body: {
      picture: 'picture',
      parts: { summary: { list: 'points' }, versions: { list: 'items' } },
      each: [
        'sections',
        {
          heading: 'title',
          id: 'id',
          blocks: 'blocks',
          each: ['entries', { heading: 'term', blocks: 'blocks' }],
        },
      ],
    },
  },
  'leadership-team.md': {
    page: '/company/leadershipTeam',
    label: 'Leadership team',
    schema: leadershipTeamSchema,
    body: {
      text: 'intro',
      picture: 'picture',
      each: [
        'leaders',
        {
          heading: 'leaderName',
          id: 'id',
          picture: 'img',
          labels: { Role: 'role' },
          paragraphs: 'description',
          link: 'link',
        },
      ],
    },
  },
  'teams/*.yaml': { label: 'Team', schema: teamSchema, page: '/about-us' },
  'about-us.yaml': { label: 'About us', schema: aboutUsSchema, page: '/about-us' },
  'careers.md': {
    page: '/company/careers',
    label: 'Careers',
    schema: careersSchema,
    body: {
      text: 'lead',
      picture: 'picture',
      parts: { reasons: { each: ['items', card] }, closing: { text: 'text', picture: 'picture' } },
    },
  },
  'clinic.md': {
    page: '/clinic',
    label: 'Clinic',
    schema: clinicSchema,
    sourcesIn: 'review',
    body: {
      text: 'lead',
      list: 'facts',
      picture: 'picture',
      parts: {
        slider: {
          labels: { Name: 'label' },
          each: ['slides', { heading: 'title', text: 'caption', picture: 'picture' }],
        },
        topics: {
          text: 'intro',
          labels: { 'Above the checks': 'checksLabel' },
          each: ['items', { ...card, id: 'id', list: 'checks', link: 'link' }],
        },
        experts: { text: 'intro' },
        app: { text: 'text', list: 'points', picture: 'picture', labels: { Button: 'button' } },
      },
    },
  },
  'school.md': {
    page: '/school',
    label: 'School',
    schema: schoolSchema,
    body: {
      text: 'lead',
      list: 'facts',
      picture: 'picture',
      parts: {
        services: {
          text: 'intro',
          each: ['others', { ...card, list: 'points' }],
          parts: {
            screening: {
              heading: 'title',
              text: 'text',
              list: 'points',
              parts: {
                film: {
                  heading: 'title',
                  picture: 'poster',
                  labels: {
                    Play: 'play',
                    Close: 'close',
                    'Beside it': 'whoIsContacted',
                    Watch: 'watch',
                    'If blocked': 'ifBlocked',
                    Transcript: 'transcriptLabel',
                  },
                  paragraphs: 'transcript',
                },
              },
            },
          },
        },
        steps: {
          each: ['items', { heading: 'title', text: 'text' }],
          parts: { consent: { picture: 'picture', blocks: 'text' } },
        },
        closing: { text: 'text', picture: 'picture' },
      },
    },
  },
  'school-partners.yaml': {
    page: '/school',
    label: 'Schools and partners',
    schema: schoolPartnersSchema,
  },
  'shared-words.yaml': { label: 'Text of several pages' },
  'sources.yaml': { label: 'Sources', schema: sourceListSchema, page: '/clinic' },
};
