import type { Policy } from './policy-schema.ts';
import { picture } from '../assets.ts';

/** The refund policy, `/refund-policy`. Its dates, the 7 working days and the 14 working days are the specification's. */
export const refundPolicy: Policy = {
  head: {
    title: 'Refund policy: how to ask, and how long it takes | {product}',
    description:
      'How to ask for your money back: we review within 7 working days and pay within 14 working days of approval.',
  },
  crumb: 'Refund policy',
  heading: 'Refund policy',
  dates: [
    { label: 'Last updated', shown: '1 Aug 2024', day: '2024-08-01' },
    { label: 'Effective', shown: '1 Aug 2024', day: '2024-08-01' },
  ],
  summary: {
    heading: 'In short',
    points: [
      'Write or call, and say what you paid for.',
      'We review your request within 7 working days.',
      'After we approve it, you get the money within 14 working days.',
      'It goes back the way you paid.',
    ],
    picture: picture('company-refund.svg'),
  },
  contents: 'On this page',
  sections: [
    {
      id: 'what-it-covers',
      title: 'What this policy covers',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It covers what you pay {product} for: assessments that you start from this website, and visits to our clinic.',
        },
        {
          kind: 'paragraph',
          text: 'If you paid another company, such as an app store or your school, please ask them. We can help you find out whom to ask.',
        },
      ],
    },
    {
      id: 'when',
      title: 'When you can ask',
      blocks: [
        {
          kind: 'list',
          intro: 'You can ask for your money back when:',
          items: [
            'you paid and could not use what you paid for',
            'you paid twice, or the wrong amount',
            'we cancelled your visit and no other day suits you',
            'you changed your mind before the assessment or visit began',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Once an assessment is finished, we usually cannot refund it. Please ask all the same. We read every request, and we give the reason for our answer.',
        },
      ],
    },
    {
      id: 'how',
      title: 'How to ask',
      blocks: [
        {
          kind: 'list',
          intro: 'Please tell us:',
          items: [
            'your name, and the email or phone number with which you paid',
            'what you paid for, when and how much',
            'what went wrong, in a sentence or two',
          ],
        },
        {
          kind: 'link-paragraph',
          parts: [
            'Write to ',
            { kind: 'email' },
            ', call ',
            { kind: 'phone' },
            ' or ',
            { kind: 'page', text: 'Contact us', to: '/contactUs' },
            '. Never send card numbers or passwords. We do not need them.',
          ],
        },
      ],
    },
    {
      id: 'how-long',
      title: 'How long it takes',
      blocks: [
        {
          kind: 'entries',
          items: [
            {
              term: 'We review your request',
              lines: [
                { label: 'Within', text: '7 working days after it reaches us.' },
                {
                  label: 'You hear',
                  text: 'Yes, no, or what else we need to know, with the reason.',
                },
              ],
            },
            {
              term: 'We pay',
              lines: [
                { label: 'Within', text: '14 working days after we approve it.' },
                {
                  label: 'You get',
                  text: 'The money on the card, account or wallet with which you paid.',
                },
              ],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Working days are all days except Sundays and public holidays. Your bank may need a few more days before you see the money.',
        },
      ],
    },
    {
      id: 'disagree',
      title: 'If you disagree',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Reply to our email, and somebody else will look at your request again.',
        },
        {
          kind: 'paragraph',
          text: 'You can also call the National Consumer Helpline of India on 1915, or use its website, consumerhelpline.gov.in. This policy takes away no right that the law gives you.',
        },
      ],
    },
  ],
  versions: {
    heading: 'What changed, and when',
    items: [{ shown: '1 Aug 2024', day: '2024-08-01', text: 'This policy takes effect.' }],
  },
};
