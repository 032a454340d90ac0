import type { SafetyAdvice } from './safety-advice.ts';
import { asSentence, dangers } from './dangers.ts';

/** The only card on suicide and self-harm, with the same wording on every page that needs it. */
export const suicideAndSelfHarm: SafetyAdvice = {
  id: 'suicide-and-self-harm',
  heading: 'Suicide and self-harm',
  intro:
    'Take it seriously every time your child talks about suicide, wishes to be dead, or hurts themselves on purpose. Do not wait to see whether it passes.',
  introSources: ['nimh-suicide-faq'],
  steps: {
    heading: 'Always do this',
    points: [
      {
        text: 'Stay with your child. Do not leave them alone, even for a short time.',
        sources: ['who-mhgap'],
      },
      {
        text: 'Put away or lock up medicines, pesticides and other poisons, blades, ropes, and anything else your child could use. Lock the door to the roof.',
        sources: ['who-live-life', 'nimh-five-steps'],
      },
      {
        text: 'Ask directly: “Are you thinking about suicide?” Asking does not put the idea into your child’s head.',
        sources: ['nimh-five-steps', 'nimh-suicide-faq'],
      },
      {
        text: 'Listen calmly. Say: “Thank you for telling me. We will get help.” Do not scold, argue, or promise to keep it a secret.',
        sources: ['who-mhgap', 'nice-ng225'],
      },
      { text: 'Tell another adult whom you trust, so that somebody is always with your child.' },
    ],
  },
  now: {
    heading: 'Call or go to the nearest hospital now',
    points: [
      {
        text: 'Your child has a plan to end their life, has written a suicide note, or has said goodbye.',
        sources: ['nimh-suicide-faq'],
      },
      { text: 'Your child has tried to end their life, or may be about to.' },
      {
        text: 'Your child has taken an overdose or a poison, even if they seem well. Do not make them vomit. Take the packet with you.',
        sources: ['nice-ng225', 'nhs-poisoning'],
      },
      { text: 'Your child has hurt themselves and has an injury.', sources: ['nice-ng225'] },
      asSentence(dangers.voicesToHarm),
    ],
    helplines: ['112'],
    place: 'The emergency department of the nearest hospital',
  },
  today: {
    heading: 'See a doctor today',
    points: [
      {
        text: 'Your child talks, writes or jokes about suicide, wishes to be dead, or says that life is not worth living.',
        sources: ['nimh-suicide-faq'],
      },
      {
        text: 'You find out that your child has hurt themselves before, for example from healed cuts or burns.',
        sources: ['nice-ng225'],
      },
      asSentence(dangers.notEatingOrVoices),
      {
        text: 'Call the number below while you arrange it. If no doctor can see your child today, go to a hospital.',
      },
    ],
    helplines: ['14416'],
  },
  goodToKnow: {
    heading: 'Good to know',
    points: [
      {
        text: 'The law does not punish a person who has tried to end their life. It presumes that they were under severe stress, and says that they must be offered care.',
        sources: ['mhca-2017'],
      },
      {
        text: 'The hospital may still record a medico-legal case and inform the police. Treatment comes first and does not wait for that.',
        sources: ['katara-1989'],
      },
    ],
  },
  sources: [
    {
      id: 'who-mhgap',
      title: 'mhGAP intervention guide, version 2.0: self-harm and suicide',
      publisher: 'World Health Organization',
      year: 2016,
      url: 'https://www.who.int/publications/i/item/9789241549790',
    },
    {
      id: 'who-live-life',
      title: 'LIVE LIFE: an implementation guide for suicide prevention in countries',
      publisher: 'World Health Organization',
      year: 2021,
      url: 'https://www.who.int/publications/i/item/9789240026629',
    },
    {
      id: 'nimh-five-steps',
      title: '5 Action Steps to Help Someone Having Thoughts of Suicide',
      publisher: 'National Institute of Mental Health, United States',
      year: 2024,
      url: 'https://www.nimh.nih.gov/health/publications/5-action-steps-to-help-someone-having-thoughts-of-suicide',
    },
    {
      id: 'nimh-suicide-faq',
      title: 'Frequently Asked Questions About Suicide',
      publisher: 'National Institute of Mental Health, United States',
      year: 2024,
      url: 'https://www.nimh.nih.gov/health/publications/suicide-faq',
    },
    {
      id: 'nice-ng225',
      title: 'Self-harm: assessment, management and preventing recurrence (NG225)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2022,
      url: 'https://www.nice.org.uk/guidance/ng225/chapter/Recommendations',
    },
    {
      id: 'nhs-poisoning',
      title: 'Poisoning',
      publisher: 'National Health Service, United Kingdom',
      year: 2024,
      url: 'https://www.nhs.uk/conditions/poisoning/',
    },
    {
      id: 'mhca-2017',
      title: 'The Mental Healthcare Act, 2017 (No. 10 of 2017), section 115',
      publisher: 'India Code, Government of India',
      year: 2017,
      url: 'https://www.indiacode.nic.in/handle/123456789/2249',
    },
    {
      id: 'katara-1989',
      title: 'Pt. Parmanand Katara v. Union of India and others (28 August 1989), AIR 1989 SC 2039',
      publisher: 'Supreme Court of India, on Indian Kanoon',
      year: 1989,
      url: 'https://indiankanoon.org/doc/498126/',
    },
  ],
};
