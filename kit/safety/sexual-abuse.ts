import type { SafetyAdvice } from './safety-advice.ts';

/** First steps after sexual abuse: the child first, then the hospital, then the report that the law requires. */
export const sexualAbuse: SafetyAdvice = {
  id: 'sexual-abuse',
  heading: 'Sexual abuse',
  intro:
    'Any sexual act with a child under 18 is an offence in India, even if the child agreed to it. It is never the child’s fault.',
  introSources: ['pocso-2012'],
  steps: {
    heading: 'Always do this',
    points: [
      {
        text: 'Believe your child. Say: “You were right to tell me. It is not your fault.”',
        sources: ['who-child-abuse'],
      },
      {
        text: 'Listen, but do not question your child over and over. Write down their own words.',
        sources: ['who-child-abuse'],
      },
      { text: 'Keep the person who did it away from your child. Do not face that person alone.' },
      {
        text: 'Go to a hospital first. Every hospital, public or private, must give first aid or treatment at once, free of cost.',
        sources: ['bnss-397'],
      },
      {
        text: 'Then report it. Anyone who knows or fears that it has happened must tell the police.',
        sources: ['pocso-2012'],
      },
    ],
  },
  now: {
    heading: 'Go to a hospital now',
    points: [
      {
        text: 'It has happened in the last few days. Medicine against HIV must be started in the first 3 days (72 hours), and the sooner the better.',
        sources: ['who-child-abuse'],
      },
      {
        text: 'Emergency contraception must be taken in the first 5 days (120 hours). Go even if you think that it is too late.',
        sources: ['who-child-abuse'],
      },
      {
        text: 'If you can, do not let your child wash or change clothes before you go. If they already have, go all the same.',
        sources: ['nhs-sexual-assault'],
      },
      { text: 'Your child is bleeding, hurt or in pain, or the person can still reach them.' },
    ],
    helplines: ['112', '1098'],
    place: 'The emergency department of the nearest hospital',
  },
  today: {
    heading: 'Report it and see a doctor today',
    points: [
      {
        text: 'You have just learned of it, even if it happened long ago. The number below can help you to report it.',
        sources: ['pocso-2012'],
      },
      {
        text: 'Somebody asks your child for sexual pictures, or has sent or shared them. Keep the messages, and do not pay.',
        sources: ['pocso-2012'],
      },
      {
        text: 'You fear that it may happen to your child or to another child.',
        sources: ['pocso-2012'],
      },
    ],
    helplines: ['1098'],
  },
  goodToKnow: {
    heading: 'What the law says',
    points: [
      {
        text: 'You do not need to go to the police first. The hospital treats your child and informs the police.',
        sources: ['bnss-397'],
      },
      {
        text: 'A doctor or counsellor whom you tell has to report it too, and may not promise to keep it secret.',
        sources: ['pocso-2012'],
      },
      {
        text: 'An adult who knows of it and does not report it can be punished. A child cannot be punished for not reporting.',
        sources: ['pocso-2012'],
      },
      {
        text: 'No newspaper or website may publish your child’s name, picture, school or family.',
        sources: ['pocso-2012'],
      },
      {
        text: 'The same law holds if your own child may have harmed another child. The hurt child’s care comes first.',
        sources: ['pocso-2012'],
      },
    ],
  },
  sources: [
    {
      id: 'pocso-2012',
      title:
        'The Protection of Children from Sexual Offences Act, 2012 (No. 32 of 2012), sections 2, 11, 13, 15, 19, 21 and 23',
      publisher: 'India Code, Government of India',
      year: 2012,
      updated: 2019,
      url: 'https://www.indiacode.nic.in/handle/123456789/2079',
    },
    {
      id: 'bnss-397',
      title: 'The Bharatiya Nagarik Suraksha Sanhita, 2023 (No. 46 of 2023), section 397',
      publisher: 'Ministry of Home Affairs, Government of India',
      year: 2023,
      url: 'https://www.mha.gov.in/sites/default/files/2024-04/250884_2_english_01042024.pdf',
    },
    {
      id: 'who-child-abuse',
      title:
        'Responding to children and adolescents who have been sexually abused: WHO clinical guidelines',
      publisher: 'World Health Organization',
      year: 2017,
      url: 'https://www.who.int/publications/i/item/9789241550147',
    },
    {
      id: 'nhs-sexual-assault',
      title: 'Help after rape and sexual assault',
      publisher: 'National Health Service, United Kingdom',
      year: 2024,
      url: 'https://www.nhs.uk/live-well/sexual-health/help-after-rape-and-sexual-assault/',
    },
  ],
};
