import { feverUnderThreeMonths } from '@site/kit/safety/fever-under-three-months.ts';
import { dangers } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { cite } from '../cite.ts';
import { dangerSigns } from '../danger-signs.ts';
import type { BuiltInPost } from '../post-schema.ts';
import { safetyPoints } from '../safety-in-post.ts';

/**
 * Child health and paediatrics, a full article (specification, section 3).
 * The specification gives 35.7% for stunting; the national report has 35.5%, said in the note. It carries no
 * table of vaccines: two lists are in use and both change, so it leads to them instead.
 */
export const post101 = {
  kind: 'article',
  blogId: '101',
  title: 'Child health and paediatrics: what is checked, and when',
  author: '{product}',
  updatedAt: '2024-06-17',
  category: { label: 'Child health', topic: 'physical' },
  thumbnail: {
    src: 'illustrations/check-up.svg',
    alt: 'A doctor weighs a smiling toddler on a baby scale as the mother holds the child’s hand',
    width: 400,
    height: 300,
  },
  summary:
    'What a paediatrician checks from birth to the teens in India: growth, vaccines, teeth, eyes, ears and milestones, and the signs that mean go to hospital now.',
  description: `
<p>Is your child growing, hearing, seeing and learning as they should? You do not have to judge that alone. A paediatrician, a doctor for children, can check it with you, step by step.</p>

<h2>What a paediatrician does</h2>
<p>A paediatrician looks after babies, children and teenagers. They treat illness, but much of their work is keeping a child well. They measure, listen, watch your child play and ask how things are at home.</p>
<p>Then they tell you what they found, what can wait and what needs a closer look. Bring the vaccination card, any medicines and your questions. Write the questions down, because they are easy to forget.</p>

<h2>What is checked, and when</h2>
<p>India’s national schedule gives free vaccines at set ages.${cite(1)} Each of these visits is also a good time for a check.</p>
<ul>
<li><strong>At birth:</strong> your baby is looked at from head to toe, and has a hearing test if the hospital offers one.</li>
<li><strong>6, 10 and 14 weeks:</strong> weight, feeding, and whether your baby looks at faces, listens and smiles.</li>
<li><strong>9 to 12 months:</strong> growth, sitting, babble, gestures such as waving, and first foods.</li>
<li><strong>16 to 24 months:</strong> growth, walking, words, pointing and play.</li>
<li><strong>5 to 6 years:</strong> growth, eyesight, hearing, speech and starting school.</li>
<li><strong>10 to 16 years:</strong> growth, puberty, eyesight, sleep and mood.</li>
</ul>

<h2>Vaccines</h2>
<p>Two lists of vaccines are in use in India. One is the national schedule, and its vaccines are free at government health centres.${cite(1)}</p>
<p>On 28 February 2026, the government began to give girls the HPV vaccine. A girl who is 14 can have it free, as a single dose, at government health centres and hospitals.${cite(2)} A parent or guardian must agree first.${cite(3)} The vaccine helps to prevent cancer of the cervix, the neck of the womb.${cite(2)}</p>
<p>The other list is that of the Indian Academy of Pediatrics (IAP). The newest edition that we know of is the edition of 2023. It adds more vaccines, such as those against chickenpox, typhoid and flu. It advises the HPV vaccine from age 9.${cite(4)} Ask your doctor which ones your child needs and what they cost.</p>
<p>We show no table of vaccines here, because the lists change. Sources 1 and 4 below are the lists themselves, and your health worker or doctor has the newest ones.</p>
<p>Has your child missed a vaccine? Go anyway. Many vaccines can still be given later.${cite(1)}</p>

<h2>Growth: follow the line</h2>
<p>At a check-up your child is weighed and measured. The results are marked on a growth chart. Up to age 5, India uses the charts of the World Health Organization (WHO). From 5 to 18, the IAP has charts of its own.${cite(5, 6)}</p>
<p>One point on a chart says little. Several points make a line, and the line shows how your child is growing. Children come in many sizes, and a small child on a steady line may be very well.</p>
<p>See your doctor if the line goes flat, falls, or climbs much faster than before. Do not start a special diet or a growth powder without asking the doctor.</p>
<p>Children who are often ill, or go without good food for long, may stay short for their age. Doctors call this stunting.${cite(7)}</p>
<p>In India, about 1 in 3 children under 5 are stunted (35.7%, National Family Health Survey, NFHS-5, 2019–21).${cite(8)} The note beside that source says more about the figure. It is good to measure every child, not only those who look small.</p>

<h2>Food and blood</h2>
<p>WHO advises breast milk alone for the first six months. After that, a baby needs other foods too, with breastfeeding up to two years or longer.${cite(9)}</p>
<p>In anaemia, the blood cannot carry enough oxygen to the body. A child with anaemia may be pale, tired or short of breath.${cite(10)} In India, about 2 in 3 children from 6 months to under 5 years have it (67.1%, NFHS-5, 2019–21).${cite(8)}</p>
<p>A blood test can show whether your child has anaemia. The government’s Anaemia Mukt Bharat programme gives children and teenagers iron with folic acid. It is a syrup up to age 5, and a weekly tablet after that.${cite(11)} Give only the amount a health worker tells you. Too much iron is poisonous, so keep it where no child can reach it.${cite(12)}</p>

<h2>Teeth, eyes and ears</h2>
<ul>
<li><strong>Teeth:</strong> clean them as soon as the first tooth appears. See a dentist by the first birthday (advice from the United States).${cite(13)}</li>
<li><strong>Eyes:</strong> a sight check between ages 3 and 5 can find a weak eye early (advice from the United States).${cite(14)}</li>
<li><strong>Ears:</strong> the IAP advises a hearing test before your baby is one month old.${cite(15)}</li>
</ul>
<p>We have written more about <a href="/blog/104">hearing in early childhood</a> and about <a href="/blog/105">short sight</a>.</p>

<h2>Play, talk and learning</h2>
<p>Milestones are things that most children can do by a certain age. Here are a few.${cite(16)}</p>
<ul>
<li><strong>By 2 months:</strong> smiles when you talk or smile</li>
<li><strong>By 9 months:</strong> looks when you call their name, and babbles</li>
<li><strong>By 12 months:</strong> waves goodbye</li>
<li><strong>By 15 months:</strong> tries to say a word or two besides “mama” and “dada”</li>
<li><strong>By 18 months:</strong> walks without holding on to anyone, and points to show you something interesting</li>
<li><strong>By 2 years:</strong> says two words together, such as “more milk”</li>
</ul>
<p>Children differ. If your child misses a milestone, tell the doctor soon.${cite(16)} ${safetySentences.lossOfSkills}${cite(17)} ${safetySentences.lossOfSkillsWhoFirst}</p>
<p>The government’s RBSK teams screen children from birth to 18, free of charge. They visit anganwadis, and government and aided schools, and send children who need it to a centre or hospital.${cite(18)} You can also look at <a href="/assessments/behavioral/developmentalMilestone">our milestone assessment</a>.</p>
<p><strong>A screening is not a diagnosis.</strong> It shows who needs a closer look, and a doctor then looks for the reason. ${safetySentences.lowScore}</p>

<h2>Sleep and movement</h2>
<p>Sleep helps a child grow, learn and stay calm. At ages 6 to 12, children need 9 to 12 hours in 24. Teenagers need 8 to 10 (United States, 2016).${cite(19)}</p>
<p>WHO advises about 60 minutes of active play a day at ages 5 to 17.${cite(20)} Running, dancing, cycling and street cricket all count. Short bursts add up.</p>

<h2>Teenagers need check-ups too</h2>
<p>Bodies and moods change fast in these years. A check-up is a safe place for questions about periods, skin, height, weight, sleep or worry. Let your teenager speak with the doctor alone for part of the visit, if they wish.</p>
<p>If your teenager talks about suicide or has hurt themselves, stay with them. Follow the steps in <a href="/blog/103">our post on mental health</a>.</p>

<h2>How to make a visit easier</h2>
<ul>
<li>Tell your child the truth: who they will meet, and what will happen.</li>
<li>Do not promise that a needle will not hurt. Say that it is quick, and that you will stay.</li>
<li>Bring a favourite toy, water and a snack.</li>
<li>Never use the doctor as a threat.</li>
<li>Before you leave, ask: “What should I watch for, and when do we come back?”</li>
</ul>

<h2>When to get help</h2>
<h3>See your doctor</h3>
<ul>
<li>The growth line goes flat, falls or climbs fast</li>
<li>Your child is pale, or tires more easily than before</li>
<li>Your child has missed a vaccine or a milestone</li>
<li>You are worried, for whatever reason</li>
</ul>
<h3>Urgent: call today</h3>
<p>Call your doctor today if your child:${cite(21)}</p>
<ul>
<li>is 3 months or older and breathes fast, or drinks much less than usual</li>
<li>has blood in the stool</li>
<li>has loose motions and is very thirsty, or the eyes look sunken</li>
<li>still has a fever after three days</li>
<li>is 3 to 6 months old and has a temperature of 39 °C (102.2 °F) or more${cite(22)}</li>
<li>is ill and getting worse</li>
</ul>
<p>Do you feel that you cannot cope? Call Tele-MANAS on <a href="tel:14416">14416</a>, at any hour.</p>
<h3>Emergency: act now</h3>
<p>Call <a href="tel:112">112</a>, or go to the nearest hospital, if your child:${cite(21)}</p>
${dangerSigns(22)}
<p>${dangers.feverUnderThreeMonths.text}${cite(22)} Go to a hospital with any of these signs:</p>
${safetyPoints(feverUnderThreeMonths.now.points, { 'nice-ng143': 22, 'who-imci': 23 })}
<p>There is more in our post on <a href="/blog/102">childhood illnesses</a>.</p>
<p>If someone is hurting a child, call Childline on <a href="tel:1098">1098</a>.</p>

<h2>Where to begin</h2>
<p>Start with the doctor or health centre you know. You can also read what <a href="/assessments/physical">our physical screening</a> looks at, see <a href="/clinic">our clinic</a>, or <a href="/contactUs">write to us</a>.</p>
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
        title: 'National Immunization Schedule (NIS) for Infants, Children and Pregnant Women',
        publisher: 'National Health Mission, Government of India',
        year: 2018,
        url: 'https://nhm.gov.in/New_Updates_2018/NHM_Components/Immunization/report/National_%20Immunization_Schedule.pdf',
        note: 'This is the list on the government’s site. Vaccines and doses have been added since, among them the HPV vaccine in 2026.',
      },
      {
        id: '2',
        title: 'PM Modi launches nationwide HPV vaccination drive for 14-year-old girls',
        publisher: 'Press Trust of India, in NewsDrum',
        year: 2026,
        url: 'https://www.newsdrum.in/national/pm-modi-launches-nationwide-hpv-vaccination-drive-for-14-year-old-girls-11163316',
        note: 'A news report that quotes the letter of the Ministry of Health and Family Welfare to the states.',
      },
      {
        id: '3',
        title: 'Government to target 1.15 crore HPV vaccinations yearly: Health ministry',
        publisher: 'The New Indian Express',
        year: 2026,
        url: 'https://www.newindianexpress.com/nation/2026/Feb/27/government-to-target-115-crore-hpv-vaccinations-yearly-health-ministry',
        note: 'A news report that quotes the Ministry of Health and Family Welfare. After the first three months, the vaccine stays available on the days for routine vaccines.',
      },
      {
        id: '4',
        authors: 'Rao MIS and others',
        title:
          'Indian Academy of Pediatrics (IAP) Advisory Committee on Vaccines and Immunization Practices (ACVIP): Recommended Immunization Schedule (2023) and Update on Immunization for Children Aged 0 Through 18 Years',
        publisher: 'Indian Pediatrics',
        year: 2024,
        url: 'https://indianpediatrics.net/epub012024/FTA-00592.pdf',
      },
      {
        id: '5',
        title: 'WHO Child Growth Standards',
        publisher: 'World Health Organization',
        year: 2006,
        url: 'https://www.who.int/tools/child-growth-standards',
      },
      {
        id: '6',
        authors: 'Khadilkar V and others',
        title:
          'Revised IAP growth charts for height, weight and body mass index for 5- to 18-year-old Indian children',
        publisher: 'Indian Pediatrics',
        year: 2015,
        url: 'https://doi.org/10.1007/s13312-015-0566-5',
      },
      {
        id: '7',
        title: 'Malnutrition',
        publisher: 'World Health Organization',
        year: 2024,
        url: 'https://www.who.int/news-room/fact-sheets/detail/malnutrition',
      },
      {
        id: '8',
        authors: 'International Institute for Population Sciences (IIPS) and ICF',
        title: 'National Family Health Survey (NFHS-5), 2019–21: India',
        publisher: 'Ministry of Health and Family Welfare, Government of India',
        year: 2022,
        url: 'https://www.dhsprogram.com/publications/publication-FR375-DHS-Final-Reports.cfm',
        note: '35.7% is the figure the site was given; the national NFHS-5 report gives 35.5% for India (2019–21).',
      },
      {
        id: '9',
        title: 'Infant and young child feeding',
        publisher: 'World Health Organization',
        year: 2023,
        url: 'https://www.who.int/news-room/fact-sheets/detail/infant-and-young-child-feeding',
      },
      {
        id: '10',
        title: 'Anaemia',
        publisher: 'World Health Organization',
        year: 2025,
        url: 'https://www.who.int/news-room/fact-sheets/detail/anaemia',
      },
      {
        id: '11',
        title: 'Anaemia Mukt Bharat',
        publisher: 'National Health Mission, Government of India',
        year: 2018,
        url: 'https://nhm.gov.in/index1.php?lang=1&level=3&sublinkid=1448&lid=797',
      },
      {
        id: '12',
        title: 'Iron deficiency anaemia',
        publisher: 'National Health Service, United Kingdom',
        year: 2024,
        url: 'https://www.nhs.uk/conditions/iron-deficiency-anaemia/',
      },
      {
        id: '13',
        title: 'Oral Health Tips for Children',
        publisher: 'Centers for Disease Control and Prevention, United States',
        year: 2024,
        url: 'https://www.cdc.gov/oral-health/prevention/oral-health-tips-for-children.html',
      },
      {
        id: '14',
        title: 'Vision in Children Ages 6 Months to 5 Years: Screening',
        publisher: 'US Preventive Services Task Force',
        year: 2017,
        url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/vision-in-children-ages-6-months-to-5-years-screening',
      },
      {
        id: '15',
        title:
          'Consensus statement of the Indian Academy of Pediatrics on newborn hearing screening',
        publisher: 'Indian Pediatrics',
        year: 2017,
        url: 'https://doi.org/10.1007/s13312-017-1128-9',
      },
      {
        id: '16',
        title: 'CDC’s Developmental Milestones',
        publisher: 'Centers for Disease Control and Prevention, United States',
        year: 2024,
        url: 'https://www.cdc.gov/act-early/milestones/index.html',
      },
      {
        id: '17',
        title:
          'Autism spectrum disorder in under 19s: recognition, referral and diagnosis (CG128), section 1.3',
        publisher: 'National Institute for Health and Care Excellence, England',
        year: 2011,
        updated: 2017,
        url: 'https://www.nice.org.uk/guidance/cg128/chapter/Recommendations',
      },
      {
        id: '18',
        title: 'RBSK: Rashtriya Bal Swasthya Karyakram',
        publisher: 'National Health Mission, Government of India',
        year: 2024,
        url: 'https://nhm.gov.in/index4.php?lang=1&level=0&linkid=499&lid=773',
      },
      {
        id: '19',
        authors: 'Paruthi S and others',
        title:
          'Consensus Statement of the American Academy of Sleep Medicine on the Recommended Amount of Sleep for Healthy Children: Methodology and Discussion',
        publisher: 'Journal of Clinical Sleep Medicine',
        year: 2016,
        url: 'https://doi.org/10.5664/jcsm.6288',
      },
      {
        id: '20',
        title: 'WHO guidelines on physical activity and sedentary behaviour',
        publisher: 'World Health Organization',
        year: 2020,
        url: 'https://www.who.int/publications/i/item/9789240015128',
      },
      {
        id: '21',
        title: 'Integrated Management of Childhood Illness: chart booklet (March 2014)',
        publisher: 'World Health Organization',
        year: 2014,
        url: 'https://www.who.int/publications/m/item/integrated-management-of-childhood-illness---chart-booklet-(march-2014)',
        note: 'India’s guide for ill children, IMNCI, is built on these danger signs.',
      },
      {
        id: '22',
        title: 'Fever in under 5s: assessment and initial management (NG143)',
        publisher: 'National Institute for Health and Care Excellence, England',
        year: 2019,
        updated: 2021,
        url: 'https://www.nice.org.uk/guidance/ng143/chapter/Recommendations',
      },
      {
        id: '23',
        title:
          'Integrated Management of Childhood Illness: management of the sick young infant aged up to 2 months, chart booklet',
        publisher: 'World Health Organization',
        year: 2019,
        url: 'https://www.who.int/publications/i/item/9789241516365',
      },
    ],
  },
} satisfies BuiltInPost;
