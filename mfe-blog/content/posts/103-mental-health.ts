import { dangers } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { suicideAndSelfHarm } from '@site/kit/safety/suicide-and-self-harm.ts';
import { cite } from '../cite.ts';
import type { BuiltInPost } from '../post-schema.ts';
import { safetyInPost } from '../safety-in-post.ts';

const advice = safetyInPost(suicideAndSelfHarm, 3);

/**
 * Mental health in children, a short teaser that is complete in itself (specification, section 3).
 * Its longer part is the card on suicide and self-harm: the same words as on every other page.
 */
export const post103 = {
  kind: 'teaser',
  blogId: '103',
  title: 'Mental health in children: how to begin a conversation',
  author: '{product}',
  updatedAt: '2024-06-03',
  category: { label: 'Feelings', topic: 'behavioural' },
  thumbnail: {
    src: 'illustrations/feelings-talk.svg',
    alt: 'A grandmother rests a hand on a teenage boy’s shoulder as they talk on the steps of their home',
    width: 400,
    height: 300,
  },
  summary:
    'How to talk with your child about a low mood or worry. What to do about suicidal thoughts and self-harm, and where to find help in India at any hour.',
  description: `
<p><strong>Does your child talk about suicide, or have they hurt themselves?</strong> Stay with them, and go straight to the steps under “${suicideAndSelfHarm.heading}” below.</p>
<p>Every child is sad, angry or worried at times. Ask for help when it does not pass, or when it gets in the way of school, home or play.${cite(1)}</p>
<p>You are far from alone. In India, about 1 in 14 teenagers aged 13 to 17 had a mental health condition (7.3%, survey of 2015–16).${cite(2)}</p>
<p>Choose a quiet moment, such as a walk. Say what you have noticed, kindly and without blame. Then listen, and do not hurry to put things right.</p>
<p>You can read about <a href="/assessments/behavioral/anxiety">anxiety</a> and <a href="/assessments/behavioral/depression">depression</a> here. A screening is not a diagnosis. ${safetySentences.lowScore}</p>
<p><strong>One more sign cannot wait.</strong> ${dangers.notEatingOrVoices.text}.</p>
<p>Tele-MANAS counsellors answer at any hour on <a href="tel:14416">14416</a>. If someone is hurting a child, call Childline on <a href="tel:1098">1098</a>.</p>
${advice.html}
`.trim(),
  medical: {
    writtenBy: '{product} content team',
    reviewedBy: null,
    reviewedOn: null,
    lastChangedOn: '2026-11-22',
    nextReviewOn: '2028-11-22',
    sources: [
      {
        id: '1',
        title: 'About Children’s Mental Health',
        publisher: 'Centers for Disease Control and Prevention, United States',
        year: 2025,
        url: 'https://www.cdc.gov/children-mental-health/about/index.html',
      },
      {
        id: '2',
        authors: 'Gururaj G and others',
        title: 'National Mental Health Survey of India, 2015–16: Summary',
        publisher: 'National Institute of Mental Health and Neuro Sciences (NIMHANS)',
        year: 2016,
        url: 'https://indianmhs.nimhans.ac.in/phase1/Docs/Summary.pdf',
        note: 'Teenagers were a small part of this survey, so the true figure may be higher or lower.',
      },
      ...advice.sources,
    ],
  },
} satisfies BuiltInPost;
