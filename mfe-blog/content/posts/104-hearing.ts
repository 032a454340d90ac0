import { dangers } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { cite } from '../cite.ts';
import type { BuiltInPost } from '../post-schema.ts';

/** Hearing in early childhood, a full article (specification, section 3). */
export const post104 = {
  kind: 'article',
  blogId: '104',
  title: 'Hearing in early childhood: what to look for at each age',
  author: '{product}',
  updatedAt: '2024-05-27',
  category: { label: 'Hearing', topic: 'physical' },
  thumbnail: {
    src: 'illustrations/hearing-check.svg',
    alt: 'A girl with headphones raises her hand when she hears a tone; an audiologist watches a tablet',
    width: 400,
    height: 300,
  },
  summary:
    'How children show that they hear, and the signs to act on. Glue ear, headphones, hearing tests and where to go in India.',
  description: `
<p>You may wonder whether your baby hears you, or why your child says “what?” so often. Trust your doubt, and have your child’s hearing checked. A hearing test does not hurt, and it can be done from the first days of life.</p>

<h2>Why it helps to find it early</h2>
<p>Children learn to speak by listening. Children who sign learn by watching. Both need plenty of language around them from the start.</p>
<p>In a study of 150 children (United States, 1998), some were found to have hearing loss by six months. They later had better language than children whose hearing loss was found after that.${cite(1)} This was so for children who spoke and for children who signed.</p>
<p>Much hearing loss can also be prevented. Worldwide, the hearing loss of about 6 in 10 children has a preventable cause (nearly 60%, WHO, 2021). Ear infections and problems at birth are among the causes.${cite(2)}</p>

<h2>The first test, before one month</h2>
<p>The Indian Academy of Pediatrics (IAP) gives three dates to remember (2017).${cite(3)}</p>
<ul>
<li><strong>By 1 month:</strong> the first hearing test</li>
<li><strong>By 3 months:</strong> a diagnosis, if your baby did not pass the first tests</li>
<li><strong>By 6 months:</strong> hearing aids and other help have begun</li>
</ul>
<p>The test is best done before you leave the hospital. If your baby does not pass, it is done again after four weeks, or at the first vaccine visit. Babies who were in intensive care need a test called ABR.${cite(3)}</p>
<p>Was your baby’s hearing not tested? Ask at the next visit. A later test is far better than none.</p>
<p>A baby who does not pass may still hear well, which is why the test is done again.${cite(3)} <strong>A screening is not a diagnosis.</strong> It only says that your baby needs another test soon.</p>
<p>A pass is good news for now. Some children lose hearing later, so keep watching as they grow.${cite(4)} ${safetySentences.resultThatLooksFine}</p>

<h2>How children show that they hear</h2>
<p>Most children do these things by the end of each age span.${cite(4)}</p>
<ul>
<li><strong>Birth to 3 months:</strong> reacts to loud sounds, and calms down at your voice</li>
<li><strong>4 to 6 months:</strong> follows a sound with the eyes, and notices toys that make a noise</li>
<li><strong>7 to 12 months:</strong> turns to a sound, babbles, and knows words such as “cup”</li>
<li><strong>1 to 2 years:</strong> points to parts of the body, follows a simple request, and joins two words</li>
<li><strong>2 to 3 years:</strong> speaks so that the family can understand</li>
<li><strong>3 to 4 years:</strong> hears you call from another room</li>
<li><strong>4 to 5 years:</strong> understands most of what is said at home and at school</li>
</ul>

<h2>Signs to act on</h2>
<h3>Babies</h3>
<ul>
<li>Does not startle at a loud noise</li>
<li>Does not turn to a sound after six months of age</li>
<li>Turns when they see you, but not when you only call</li>
<li>Says no single words, such as “dada”, by the first birthday${cite(5)}</li>
</ul>
<h3>Toddlers</h3>
<ul>
<li>Begins to speak late, or is hard to understand</li>
<li>Does not follow what you ask, or only when they can see your face</li>
<li>Seems to hear some sounds but not others${cite(5)}</li>
</ul>
<h3>At school</h3>
<ul>
<li>Often says “what?”, or turns the TV up high${cite(5)}</li>
<li>Cannot follow the talk in a group or a noisy room</li>
<li>Does not pay attention, stays away from others or falls behind in class${cite(6)}</li>
</ul>
<p>A child who seems not to listen may not hear. Have hearing checked before you look for a problem of <a href="/assessments/behavioral/adhd">attention</a> or behaviour.</p>
<p>Some children need closer watching: those who had meningitis or intensive care as a baby, and those with hearing loss in the family. An American guideline (2009) advises a full hearing test for them by age 2 to 2½.${cite(7)}</p>

<h2>Ear infections and glue ear</h2>
<p>An ear infection often comes with a cold. Your child may have pain and fever, or pull at the ear. Most children get better within three days without antibiotics.${cite(8)} Ask your doctor what to give for the pain. A baby with an ear infection should always see a doctor.</p>
<p>Glue ear is fluid behind the eardrum, without an infection. Sounds become dull, as if under water. It comes and goes, and it often clears by itself. If it affects hearing, the doctor checks again after three months. If it stays, hearing aids or tiny tubes in the eardrum are among the choices.${cite(6)}</p>
<p>Keep ears safe at home. Put no oil, hairpins, matchsticks or cotton buds into the ear. Keep vaccines up to date, and keep tobacco smoke away from your child.</p>

<h2>Noise and headphones</h2>
<p>Loud sound can harm hearing for good, and the harm often shows only after years. A world standard (2019) sets a limit for children’s devices: 75 decibels, for 40 hours a week at most.${cite(9)}</p>
<ul>
<li>Choose children’s headphones that limit the volume.</li>
<li>If you can hear the music from your child’s headphones, it is too loud.</li>
<li>Give ears a rest of ten quiet minutes in every hour.</li>
<li>At weddings and festivals, stay far from loudspeakers and crackers. Use ear muffs made for children.</li>
</ul>

<h2>What a hearing test is like</h2>
<p>There is a test for every age, and no test hurts.${cite(7)}</p>
<ul>
<li><strong>OAE, from birth:</strong> a soft plug plays clicks and records the ear’s echo. It takes a few minutes, and your baby may sleep.</li>
<li><strong>ABR (in India often called BERA), from birth:</strong> small stickers on the head show how the hearing nerve answers. Your baby sleeps.</li>
<li><strong>From about 6 months:</strong> your child turns to a sound, and a toy lights up.</li>
<li><strong>From about 2 years:</strong> your child drops a block into a box at each sound.</li>
<li><strong>From about 4 years:</strong> your child wears headphones and raises a hand.</li>
</ul>
<p>An audiologist does the full test. An ear, nose and throat (ENT) doctor looks for the cause. A parent’s worry is reason enough to ask for one.${cite(7)}</p>

<h2>Where to go in India</h2>
<ul>
<li>Your paediatrician, or the hospital where your baby was born</li>
<li>RBSK teams, who check children from birth to 18, free of charge. They visit anganwadis, and government and aided schools.${cite(10)}</li>
<li>The District Early Intervention Centre, up to age 6. Older children are sent to the district hospital or a medical-college hospital.${cite(11)}</li>
<li>The district hospital, because India has a national programme to prevent and treat hearing loss (NPPCD)${cite(12)}</li>
<li>An audiologist registered with the Rehabilitation Council of India</li>
</ul>
<p>You can also read about <a href="/{product}-offerings/hearing">our hearing screening</a>.</p>

<h2>When to get help</h2>
<h3>See your doctor</h3>
<ul>
<li>You see any of the signs above</li>
<li>Your baby has not had a hearing test</li>
<li>Your child has had meningitis, and hearing has not been tested since</li>
<li>${dangers.lostSkill.text}</li>
<li>${safetySentences.lossOfSkillsWhoFirst}</li>
</ul>
<h3>Urgent: call today</h3>
<p>Call your doctor or an ENT doctor today if:</p>
<ul>
<li>pus or blood comes from the ear</li>
<li>ear pain is strong, or has lasted three days</li>
<li>hearing gets worse within hours or days</li>
<li>something is stuck in the ear (do not try to take it out)</li>
<li>your child’s walking, balance or consciousness has changed</li>
</ul>
<p>If you find the news about your child’s hearing hard to bear, call Tele-MANAS on <a href="tel:14416">14416</a>, at any hour.</p>
<h3>Emergency: act now</h3>
<p>Call <a href="tel:112">112</a>, or go to the nearest hospital, if:</p>
<ul>
<li>there is a painful swelling behind the ear${cite(13)}</li>
<li>your child has a stiff neck with fever, has a seizure (fit), or is hard to wake${cite(13)}</li>
<li>a button battery is in the ear</li>
<li>blood or clear fluid comes from the ear after a blow to the head</li>
</ul>
<p>${dangers.feverUnderThreeMonths.text}${cite(14)}</p>
`.trim(),
  medical: {
    writtenBy: '{product} content team',
    reviewedBy: null,
    reviewedOn: null,
    lastChangedOn: '2026-11-26',
    nextReviewOn: '2028-11-26',
    sources: [
      {
        id: '1',
        authors: 'Yoshinaga-Itano C and others',
        title: 'Language of Early- and Later-identified Children With Hearing Loss',
        publisher: 'Pediatrics',
        year: 1998,
        url: 'https://doi.org/10.1542/peds.102.5.1161',
        note: 'On average, help began within two months of finding the hearing loss. The study compares groups. It cannot tell how one child will do.',
      },
      {
        id: '2',
        title: 'World report on hearing',
        publisher: 'World Health Organization',
        year: 2021,
        url: 'https://www.who.int/publications/i/item/9789240020481',
      },
      {
        id: '3',
        title:
          'Consensus statement of the Indian Academy of Pediatrics on newborn hearing screening',
        publisher: 'Indian Pediatrics',
        year: 2017,
        url: 'https://doi.org/10.1007/s13312-017-1128-9',
      },
      {
        id: '4',
        title: 'Your Baby’s Hearing and Communicative Development Checklist',
        publisher:
          'National Institute on Deafness and Other Communication Disorders, United States',
        year: 2017,
        url: 'https://www.nidcd.nih.gov/health/your-babys-hearing-and-communicative-development-checklist',
      },
      {
        id: '5',
        title: 'About Hearing Loss in Children',
        publisher: 'Centers for Disease Control and Prevention, United States',
        year: 2024,
        url: 'https://www.cdc.gov/hearing-loss-children/about/index.html',
      },
      {
        id: '6',
        title: 'Otitis media with effusion in under 12s (NG233)',
        publisher: 'National Institute for Health and Care Excellence, England',
        year: 2023,
        url: 'https://www.nice.org.uk/guidance/ng233',
      },
      {
        id: '7',
        authors: 'Harlor AD Jr, Bower C',
        title:
          'Hearing Assessment in Infants and Children: Recommendations Beyond Neonatal Screening',
        publisher: 'American Academy of Pediatrics, in Pediatrics',
        year: 2009,
        url: 'https://doi.org/10.1542/peds.2009-1997',
      },
      {
        id: '8',
        title: 'Otitis media (acute): antimicrobial prescribing (NG91)',
        publisher: 'National Institute for Health and Care Excellence, England',
        year: 2018,
        updated: 2022,
        url: 'https://www.nice.org.uk/guidance/ng91',
      },
      {
        id: '9',
        title: 'Safe listening devices and systems: a WHO-ITU standard',
        publisher: 'World Health Organization and International Telecommunication Union',
        year: 2019,
        url: 'https://www.who.int/publications/i/item/9789241515276',
      },
      {
        id: '10',
        title: 'RBSK: Rashtriya Bal Swasthya Karyakram',
        publisher: 'National Health Mission, Government of India',
        year: 2024,
        url: 'https://nhm.gov.in/index4.php?lang=1&level=0&linkid=499&lid=773',
      },
      {
        id: '11',
        title: 'Rashtriya Bal Swasthya Karyakram (RBSK)',
        publisher: 'National Health Mission, Goa',
        year: 2024,
        url: 'https://nhm.goa.gov.in/rbsk/',
        note: 'A state’s account of the national programme. School visits are to government and government-aided schools.',
      },
      {
        id: '12',
        title: 'National Programme for Prevention and Control of Deafness',
        publisher: 'Directorate General of Health Services, Government of India',
        year: 2024,
        url: 'https://dghs.mohfw.gov.in/national-programme-for-prevention-and-control-of-deafness.php',
      },
      {
        id: '13',
        title: 'Integrated Management of Childhood Illness: chart booklet (March 2014)',
        publisher: 'World Health Organization',
        year: 2014,
        url: 'https://www.who.int/publications/m/item/integrated-management-of-childhood-illness---chart-booklet-(march-2014)',
      },
      {
        id: '14',
        title: 'Fever in under 5s: assessment and initial management (NG143)',
        publisher: 'National Institute for Health and Care Excellence, England',
        year: 2019,
        updated: 2021,
        url: 'https://www.nice.org.uk/guidance/ng143/chapter/Recommendations',
      },
    ],
  },
} satisfies BuiltInPost;
