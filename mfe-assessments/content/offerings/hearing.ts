import { dangers } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { OfferingContent } from '../offering-schema.ts';
import { sharedSources } from '../shared-sources.ts';
import { picture } from '../../assets.ts';

/** Hearing, `/{product}-offerings/hearing`. 'Take Test', the app test and its ages are the specification's. */
export const hearingOffering = {
  path: '/{product}-offerings/hearing',
  topic: 'physical',
  name: 'Hearing',
  head: {
    title: 'Hearing in children: signs, tests, what to do | {product}',
    description:
      'Signs of hearing loss at each age, what to do, and when to go today. An online test with headphones; an app test for ages 4 and up is coming.',
  },
  chip: 'Hearing',
  heading: 'Does your child hear you well?',
  lead: 'A child who does not hear well may seem not to listen. Here are the signs at each age, what to do now, and a test to try at home.',
  picture: picture(
    'offering-hearing.svg',
    'A girl with headphones taps a tablet when she hears a sound, her mother beside her',
  ),
  about: { type: 'MedicalTest', name: 'Hearing screening' },
  ages: { from: 0, to: 16 },
  cards: {
    heading: 'Two ways to test',
    intro: `Screening is not diagnosis. These tests cannot show how a baby or a young child hears, or why a child does not hear well. ${safetySentences.resultThatLooksFine}`,
    items: [
      {
        kind: 'external',
        title: 'Online hearing test',
        text: 'Your child listens through headphones and tells you when there is a sound.',
        picture: {
          src: 'illustrations/hearing-check.svg',
          alt: 'A boy with headphones raises his hand while a doctor watches a screen',
          width: 400,
          height: 300,
        },
        to: 'hearingTest',
        action: 'Take Test',
      },
      {
        kind: 'soon',
        title: 'Hearing test in the app',
        text: 'A test like a game on your phone, for ages 4 and up.',
        picture: picture(
          'hearing-app.svg',
          'A phone shows a sound wave and a smiling elephant, a boy holds headphones beside it',
        ),
        about: 'The hearing test in the app',
      },
    ],
  },
  goodToKnow: {
    heading: 'For a fair test',
    items: [
      {
        heading: 'A quiet room',
        text: 'Switch off the fan, the television and the mixer. Choose a calm time of the day.',
      },
      {
        heading: 'Not during a cold',
        text: 'A cold or a sore ear can change the result. Do the test when your child is well again.',
      },
      {
        heading: 'Trust what you notice',
        text: 'If you are worried, ask for a full hearing test. A home test cannot rule out hearing loss.',
      },
    ],
  },
  health: {
    inShort: {
      heading: 'In short',
      points: [
        {
          text: 'Hearing can be tested at any age, from the first days of life. The test does not hurt.',
          sources: ['harlor-2009'],
        },
        {
          text: 'Every baby needs a hearing test by 1 month. Was yours missed? Ask for a test now, at any age.',
          sources: ['iap-2017', 'jcih-2019'],
        },
        {
          text: 'Your worry is reason enough for a full test.',
          sources: ['harlor-2009'],
        },
        {
          text: 'Hearing that is lost within hours or days needs an ear, nose and throat (ENT) doctor today.',
          sources: ['nice-ng98'],
        },
      ],
    },
    sections: [
      {
        heading: 'What hearing loss is',
        blocks: [
          {
            kind: 'paragraph',
            text: 'A child with hearing loss cannot hear some sounds, or hears them only faintly. It can be slight or great, and in one ear or both.',
            sources: ['who-hearing-facts'],
          },
          {
            kind: 'paragraph',
            text: 'Some children are born with it. Others lose hearing later, for example after meningitis, measles, mumps or ear infections, or from loud noise or certain medicines.',
            sources: ['who-hearing-facts', 'who-child-hearing-2016'],
          },
          {
            kind: 'paragraph',
            text: 'About 6 in 10 cases of hearing loss in children could be prevented, WHO estimates (60%, world, 2016). Vaccines against measles, mumps, rubella and meningitis help to protect hearing.',
            sources: ['who-child-hearing-2016'],
          },
          {
            kind: 'paragraph',
            text: 'Children learn to talk by listening. A child who does not hear well may talk late, fall behind at school, or keep apart from others.',
            sources: ['who-child-hearing-2016', 'cdc-hearing'],
          },
          {
            kind: 'paragraph',
            text: 'Hearing aids, cochlear implants, sign language and speech therapy can all help. They help most when they start early.',
            sources: ['who-hearing-facts', 'jcih-2019'],
          },
        ],
      },
      {
        heading: 'Glue ear, in plain words',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Glue ear is fluid behind the eardrum. It is common in young children. It makes sounds dull, often in both ears, and it can come and go.',
            sources: ['nhs-glue-ear', 'nice-ng233'],
          },
          {
            kind: 'paragraph',
            text: 'It often clears up by itself within three months. Have your child’s hearing tested, and tested again after three months to see if it has recovered.',
            sources: ['nhs-glue-ear', 'nice-ng233'],
          },
          {
            kind: 'paragraph',
            text: 'If it stays, an ENT doctor may offer hearing aids for a time, or tiny tubes in the eardrum (grommets). Antibiotics are not advised for glue ear.',
            sources: ['nice-ng233'],
          },
        ],
      },
      {
        heading: 'Is this it? Signs in a baby',
        blocks: [
          {
            kind: 'points',
            points: [
              { text: 'Does not startle at a sudden loud noise.', sources: ['cdc-hearing'] },
              {
                text: 'Does not calm down or smile at your voice by 3 months.',
                sources: ['nidcd-2017'],
              },
              {
                text: 'Does not turn towards a sound after 6 months.',
                sources: ['cdc-hearing'],
              },
              {
                text: 'Turns when they see you, but not when you only call their name.',
                sources: ['cdc-hearing'],
              },
              {
                text: 'Does not babble with different sounds by 12 months.',
                sources: ['nidcd-2017'],
              },
              {
                text: 'Says no single word, such as “mama” or “dada”, by 12 months.',
                sources: ['cdc-hearing'],
              },
            ],
          },
        ],
      },
      {
        heading: 'Signs from 1 to 4 years',
        blocks: [
          {
            kind: 'points',
            points: [
              { text: 'Starts to talk late, or is hard to understand.', sources: ['cdc-hearing'] },
              { text: 'Does not join two words by 2 years.', sources: ['nidcd-2017'] },
              { text: 'Does not follow simple requests.', sources: ['cdc-hearing'] },
              { text: 'Seems to hear some sounds but not others.', sources: ['cdc-hearing'] },
              {
                text: 'Does not hear you call from another room by 4 years.',
                sources: ['nidcd-2017'],
              },
            ],
          },
        ],
      },
      {
        heading: 'Signs at school age',
        blocks: [
          {
            kind: 'points',
            points: [
              {
                text: 'Often says “what?”, or turns the television up loud.',
                sources: ['cdc-hearing'],
              },
              {
                text: 'Speaks more loudly or more softly than before.',
                sources: ['nhs-glue-ear'],
              },
              {
                text: 'Finds it hard to hear people who are far away.',
                sources: ['nhs-glue-ear'],
              },
              {
                text: 'Is easily distracted when people talk, or is tired and irritable from listening.',
                sources: ['nhs-glue-ear'],
              },
              { text: 'Falls behind at school.', sources: ['who-child-hearing-2016'] },
            ],
          },
          {
            kind: 'paragraph',
            text: 'One sign alone does not prove hearing loss, but each is a good reason for a hearing test. Have hearing tested before anyone decides that attention or behaviour is the problem.',
          },
          {
            kind: 'paragraph',
            text: 'A baby who passed the first test can lose hearing later, so keep watching as your child grows.',
            sources: ['jcih-2019', 'cdc-hearing'],
          },
        ],
      },
      {
        heading: 'The first tests: 1, 3 and 6 months',
        blocks: [
          {
            kind: 'points',
            points: [
              {
                text: 'By 1 month: a first hearing test, best done before you leave the hospital.',
                sources: ['iap-2017', 'jcih-2019'],
              },
              {
                text: 'By 3 months: a full test and a clear answer, if the first tests were not passed.',
                sources: ['iap-2017', 'jcih-2019'],
              },
              {
                text: 'By 6 months: hearing aids or other help have begun, if your baby needs them.',
                sources: ['iap-2017', 'jcih-2019'],
              },
            ],
          },
          {
            kind: 'paragraph',
            text: 'If your baby does not pass, the test is done again after four weeks or at the first vaccine visit. Do not miss it. A baby who was in intensive care needs a test called ABR.',
            sources: ['iap-2017'],
          },
          {
            kind: 'paragraph',
            text: 'A newborn test that was not passed does not prove hearing loss. It means that another test is needed soon.',
            sources: ['iap-2017'],
          },
        ],
      },
      {
        heading: 'What to do now',
        blocks: [
          {
            kind: 'points',
            points: [
              {
                text: 'Ask a paediatrician or an ENT doctor for a full hearing test by an audiologist. Do not wait to see whether your child starts to talk.',
                sources: ['harlor-2009'],
              },
              { text: safetySentences.lossOfSkills, sources: ['nice-cg128'] },
              {
                text: 'While you wait, face your child when you speak, and turn off the television. Ask the teacher for a seat near the front.',
                sources: ['nice-ng233'],
              },
              {
                text: 'Put nothing into the ear: no oil, no hairpins, no matchsticks and no cotton buds.',
              },
            ],
          },
          {
            kind: 'paragraph',
            text: 'Do not rely on a home test for a young child. In a small study of a tablet test, its results were not good enough at age 6 (32 children, 2018).',
            sources: ['tablet-2018'],
          },
          {
            kind: 'paragraph',
            text: 'We have no published study yet of how often our own hearing tests are right.',
          },
        ],
      },
      {
        heading: 'Where to go in India, and what it costs',
        blocks: [
          {
            kind: 'points',
            points: [
              {
                text: 'Start with the paediatrician, or with the ENT department of a district or medical-college hospital.',
              },
              {
                text: 'India has a national programme to find and treat hearing loss early (NPPCD). Ask at the district hospital.',
                sources: ['nppcd'],
              },
              {
                text: 'RBSK checks children free: newborns, children in anganwadis, and pupils of government and government-aided schools.',
                sources: ['rbsk'],
              },
              {
                text: 'A District Early Intervention Centre cares for children up to 6 years. After that, go to the district or medical-college hospital.',
                sources: ['rbsk-ages'],
              },
              {
                text: 'The ADIP scheme pays for hearing aids, and for some cochlear implants, for families under an income limit. It asks for a disability certificate and a UDID card.',
                sources: ['adip-2026'],
              },
            ],
          },
          {
            kind: 'paragraph',
            text: 'We found no reliable range for the price of private hearing tests in India. Ask what a full test costs before you book.',
          },
        ],
      },
    ],
    care: {
      heading: 'When to get help',
      intro: 'Most worries about hearing can wait for a visit to the doctor. Some cannot.',
      doctor: {
        heading: 'See your doctor',
        bullets: [
          'You see any of the signs above, or you are worried',
          'Your baby had no hearing test, or did not pass it',
          'Your child has had meningitis, and hearing has not been tested since',
          'Hearing is still dull three months after a cold or an ear infection',
          'Your child did not pass a hearing test at home or at school',
        ],
      },
      urgent: {
        heading: 'Urgent: go today',
        bullets: [
          'Hearing is lost, or gets much worse, within hours or days: see an ENT doctor today',
          'Pus, blood or other fluid comes from the ear: see a doctor today',
          'Ear pain is severe, has lasted three days, or comes with a high fever: see a doctor today',
          'Something is stuck in the ear: do not try to take it out, and see a doctor today',
        ],
        place: 'Nearest hospital with an ENT doctor',
      },
      emergency: {
        heading: 'Emergency: act now',
        bullets: [
          'There is redness, pain or swelling behind the ear, or the ear sticks out',
          'A button battery is in the ear: go to hospital now, and put nothing into the ear',
          'After a blow to the head, blood or clear fluid comes from the ear, or hearing is lost',
          'Your child has a stiff neck with fever, has a seizure, or is hard to wake',
          'One side of the face droops, or your child is suddenly very dizzy and cannot walk straight',
          dangers.feverUnderThreeMonths,
        ],
        helplines: ['112'],
        place: 'Nearest hospital',
      },
    },
    sources: [
      {
        id: 'who-hearing-facts',
        title: 'Deafness and hearing loss',
        publisher: 'World Health Organization',
        year: 2025,
        url: 'https://www.who.int/news-room/fact-sheets/detail/deafness-and-hearing-loss',
      },
      {
        id: 'who-child-hearing-2016',
        title: 'Childhood hearing loss: act now, here’s how',
        publisher: 'World Health Organization',
        year: 2016,
        url: "https://www.who.int/publications/i/item/childhood-hearing-loss-act-now-here's-how",
      },
      sharedSources.cdcHearing,
      {
        id: 'nidcd-2017',
        title: 'Your Baby’s Hearing and Communicative Development Checklist',
        publisher:
          'National Institute on Deafness and Other Communication Disorders, United States',
        year: 2017,
        url: 'https://www.nidcd.nih.gov/health/your-babys-hearing-and-communicative-development-checklist',
        note: 'The list says what most children do by an age. We turned its points round into signs to ask a doctor about.',
      },
      {
        id: 'iap-2017',
        authors: 'Paul A and others',
        title:
          'Consensus statement of the Indian Academy of Pediatrics on newborn hearing screening',
        publisher: 'Indian Pediatrics',
        year: 2017,
        url: 'https://doi.org/10.1007/s13312-017-1128-9',
      },
      {
        id: 'jcih-2019',
        authors: 'Joint Committee on Infant Hearing',
        title:
          'Year 2019 Position Statement: Principles and Guidelines for Early Hearing Detection and Intervention Programs',
        publisher: 'Journal of Early Hearing Detection and Intervention',
        year: 2019,
        url: 'https://doi.org/10.15142/fptk-b748',
      },
      {
        id: 'harlor-2009',
        authors: 'Harlor AD Jr, Bower C',
        title:
          'Hearing Assessment in Infants and Children: Recommendations Beyond Neonatal Screening',
        publisher: 'American Academy of Pediatrics, in Pediatrics',
        year: 2009,
        url: 'https://doi.org/10.1542/peds.2009-1997',
      },
      {
        id: 'nhs-glue-ear',
        title: 'Glue ear',
        publisher: 'National Health Service, United Kingdom',
        year: 2023,
        url: 'https://www.nhs.uk/conditions/glue-ear/',
      },
      {
        id: 'nice-ng233',
        title: 'Otitis media with effusion in under 12s (NG233)',
        publisher: 'National Institute for Health and Care Excellence, England',
        year: 2023,
        url: 'https://www.nice.org.uk/guidance/ng233/chapter/Recommendations',
      },
      {
        id: 'nice-ng98',
        title: 'Hearing loss in adults: assessment and management (NG98)',
        publisher: 'National Institute for Health and Care Excellence, England',
        year: 2018,
        updated: 2023,
        url: 'https://www.nice.org.uk/guidance/ng98/chapter/Recommendations',
        note: 'It asks that sudden hearing loss be seen within 24 hours. It is written for adults; we know of no rule that lets a child wait longer.',
      },
      {
        ...sharedSources.niceCg128,
        note: 'Loss of words is not a sign of autism alone. Hearing is tested as well.',
      },
      {
        id: 'tablet-2018',
        title: 'Is there a clinical application for tablet-based automated audiometry in children?',
        publisher: 'International Journal of Pediatric Otorhinolaryngology',
        year: 2018,
        url: 'https://doi.org/10.1016/j.ijporl.2018.04.029',
        note: 'From age 7, the results were closer to those of the usual test. It was not our test.',
      },
      {
        id: 'nppcd',
        title: 'National Programme for Prevention and Control of Deafness',
        publisher: 'Directorate General of Health Services, Government of India',
        year: 2024,
        url: 'https://dghs.mohfw.gov.in/national-programme-for-prevention-and-control-of-deafness.php',
      },
      sharedSources.rbsk,
      sharedSources.rbskAges,
      {
        id: 'adip-2026',
        title:
          'Answer of the Minister of State for Social Justice and Empowerment in Parliament on the ADIP scheme, as reported',
        publisher: 'Hindustan Times',
        year: 2026,
        url: 'https://www.hindustantimes.com/cities/chandigarh-news/2-cochlear-surgeries-done-in-chandigarh-under-adip-scheme-in-2-yrs-101770149710174.html',
        note: 'A newspaper’s report. It names a disability of at least 40%. Cochlear implants are for ages 1 to 5, and for ages 5 to 18 if hearing was lost later. Limits change, so ask before you apply.',
      },
    ],
    writtenBy: '{product} content team',
    reviewedBy: null,
    reviewedOn: null,
    lastChangedOn: '2026-11-22',
    nextReviewOn: '2028-11-22',
  },
  more: [
    { label: 'Hearing in early childhood', to: '/blog/104' },
    { label: 'The physical check-up', to: '/assessments/physical' },
  ],
} satisfies OfferingContent;
