import { boardExamHelp } from './board-exam-help.ts';
import type { PointGroup, SideOfLife } from './condition-schema.ts';
import { letterToSchool } from './letter-to-school.ts';
import type { Cited } from './medical-text-schema.ts';

const rights: PointGroup = {
  heading: 'Your child’s rights in India',
  items: [
    {
      text: 'The Rights of Persons with Disabilities Act, 2016, counts dyslexia, dyscalculia and dysgraphia as specific learning disabilities.',
      sources: ['rpwd-2016'],
    },
    {
      text: 'Schools that the government funds or recognises are to find learning disabilities early and teach in a way that fits the child (section 16).',
      sources: ['rpwd-2016'],
    },
    {
      text: 'The law names three kinds of help: extra time, a writer in exams, and not having to study a second or third language (section 17).',
      sources: ['rpwd-2016'],
    },
    {
      text: 'A certificate of 40% or more brings further rights. They include free schooling from 6 to 18 and reserved seats in government colleges (sections 31 and 32).',
      sources: ['rpwd-2016'],
    },
    {
      text: 'The Right to Education Act, 2009, forbids schools to hit or humiliate a child of 6 to 14 (section 17). Cruelty by anyone in charge of a child under 18 is an offence (Juvenile Justice Act, 2015, section 75).',
      sources: ['rte-2009', 'jj-2015'],
    },
    {
      text: 'It is your family’s choice whether to have a certificate. Help in class need not wait for it.',
    },
  ],
};

const certificate: PointGroup = {
  heading: 'How to get the certificate, step by step',
  intro: {
    text: 'Only a government medical board can give the disability certificate. A private report alone is not one.',
    sources: ['rpwd-2016', 'certificate-2024'],
  },
  items: [
    {
      text: 'A child can be certified from age 8. Teachers should screen children by that age, or by Class 3 (guidelines of 2024).',
      sources: ['certificate-2024'],
    },
    {
      text: 'First, ask the school for a letter that says what is hard, since when, and what has been tried.',
    },
    {
      text: 'Second, apply on the Swavlamban portal. A parent or guardian applies for a child.',
      sources: ['udid', 'udid-rules-2024'],
    },
    {
      text: 'Third, go to the hospital that the portal names. It is usually the district hospital or a government medical college with a board for learning disability.',
      sources: ['udid-rules-2024'],
    },
    {
      text: 'Papers the rules ask for: proof of identity, proof of address, the Aadhaar or enrolment number, and a photo from the last 6 months.',
      sources: ['udid-rules-2024'],
    },
    {
      text: 'Bring these as well: birth certificate, the school’s letter, report cards, notebooks, earlier test reports, and results of eye and hearing tests.',
    },
    {
      text: 'Fourth, a doctor examines your child. Then come an IQ test and a test of reading, writing and number work (the NIMHANS battery or GLAD).',
      sources: ['certificate-2024'],
    },
    {
      text: 'The guidelines ask for an IQ above 85. If your child scores less, ask which other help the law gives.',
      sources: ['certificate-2024'],
    },
    {
      text: 'Fifth, wait for the answer. By the rules of October 2024 it should come within 3 months. After 2 years without one, you must apply again.',
      sources: ['udid-time-2024'],
    },
    {
      text: 'How long it lasts: your child is certified again in Class 10 and again in Class 12. A certificate given at 18 or later is for life (2024).',
      sources: ['certificate-2024'],
    },
    {
      text: 'Older certificates followed the rules of 2018: again at 14, again at 18, then for life. Ask the hospital when yours ends.',
      sources: ['certificate-2024'],
    },
    {
      text: 'If the board says no, you may appeal (section 59). Ask the hospital where, and by when.',
      sources: ['rpwd-2016'],
    },
  ],
};

const udidAndInsurance: PointGroup = {
  heading: 'The UDID card, and what Niramaya covers',
  items: [
    {
      text: 'UDID is the disability card. One application on the Swavlamban portal is for both the certificate and the card.',
      sources: ['udid', 'udid-rules-2024'],
    },
    {
      text: 'The card is white below 40%, yellow from 40% to 79%, and blue from 80%.',
      sources: ['udid-time-2024'],
    },
    {
      text: 'Keep the number that the portal gives you. With it you can follow your application.',
      sources: ['udid'],
    },
    {
      text: 'Niramaya is the National Trust’s health insurance for autism, cerebral palsy, intellectual disability and multiple disabilities.',
      sources: ['niramaya'],
    },
    {
      text: 'It pays back hospital care, visits, medicines, tests and therapy, up to a yearly limit.',
      sources: ['niramaya'],
    },
    {
      text: 'Niramaya does not cover a learning disability. It is open to your child only if one of those four is certified too.',
      sources: ['niramaya'],
    },
    {
      text: 'If it is, enrol through an organisation registered with the National Trust. Its page has the list.',
      sources: ['niramaya'],
    },
  ],
};

const boardExams = boardExamHelp({
  cbse: [
    {
      text: 'CBSE allows more time, a writer, a calculator, and a computer with permission. In Class 10 your child may study one compulsory language instead of two, and no third.',
      sources: ['cbse-2019', 'cbse-2019-news'],
    },
  ],
  cisce: [
    {
      text: 'CISCE (ICSE and ISC) allows more time, a writer and typed answers. Questions may be read aloud to a child with a certified reading disability.',
      sources: ['cisce'],
    },
    {
      text: 'CISCE may also excuse a child with a severe learning disability from the second language.',
      sources: ['cisce-language'],
    },
    {
      text: 'Since the exams of 2025, CISCE also considers needs below the law’s mark of 40%. A news report gives 20 extra minutes an hour; the board’s own page gives 15.',
      sources: ['cisce-2024', 'cisce'],
    },
    {
      text: 'The principal sends CISCE a detailed report by a recognised professional or institution. We found no fixed date, so ask at the start of Class 9 or 11.',
      sources: ['cisce-apply'],
    },
  ],
  nios: [
    {
      text: 'NIOS also allows another subject in place of a language or a subject that is too hard.',
      sources: ['boards-chennai'],
    },
  ],
  karnataka: [
    {
      text: 'Karnataka (SSLC, by KSEAB) allows 60 more minutes in a three-hour paper, a writer or reader, a simple calculator, and one language instead of three.',
      sources: ['karnataka-2023', 'kseab-2026'],
    },
    {
      text: 'In Karnataka, other subjects may be taken in place of mathematics and science. Classes 1 to 9 now have the same help.',
      sources: ['karnataka-2023'],
    },
    {
      text: 'In Karnataka, give the headteacher a medical certificate from a government authority, and ask which district office decides. We found no fixed date.',
      sources: ['karnataka-2023', 'kseab-2026'],
    },
  ],
});

const letter = letterToSchool([
  {
    text: '[Your child’s name] works hard, but finds [reading, writing or number work] much harder than classmates do. We have seen this since [month and year].',
  },
  {
    text: '[Name of the doctor or hospital] saw my child on [date]. I enclose a copy of the [report or certificate].',
  },
  {
    text: 'If there is no report yet, write instead: We have asked [name of the hospital] for an assessment, on [date].',
  },
  {
    text: 'The Rights of Persons with Disabilities Act, 2016, sections 16 and 17, asks schools to find learning disabilities early and to adapt teaching and exams.',
    sources: ['rpwd-2016'],
  },
  {
    text: 'I ask for these changes now: [for example, more time, less copying, no reading aloud without warning, marks for content apart from spelling].',
  },
]);

/**
 * What the law in India gives a child with a specific learning disability, and the steps to it. It is
 * the same for dyslexia, dyscalculia and dysgraphia, so the three pages share it; its sources are
 * `learningDisabilityRightsSources`.
 */
export const learningDisabilityRights: readonly SideOfLife[] = [
  rights,
  certificate,
  udidAndInsurance,
  boardExams,
  letter,
];

/** What help with a learning disability costs in India, whichever of the three it is. */
export const learningDisabilityCosts: readonly Cited[] = [
  {
    text: 'Our price above pays for this questionnaire only. It does not include a doctor’s visit, tests by a psychologist, a certificate or lessons.',
    productFact: true,
  },
  {
    text: 'Free: the RBSK check in government and government-aided schools, and the care that follows it.',
    sources: ['rbsk', 'rbsk-schools'],
  },
  {
    text: 'Free: PRASHAST, the government’s screening checklist. Teachers fill it in, so ask the class teacher. Like our questionnaire, it is not a diagnosis.',
    sources: ['prashast'],
  },
  {
    text: 'Government hospitals: charges are small or none, and differ from state to state. At NIMHANS in Bengaluru the first screening slip costs ₹20. Tests are charged apart.',
    sources: ['nimhans-opd'],
  },
  {
    text: 'What families spend: in north India, half of 162 families had paid more than ₹16,878 for the disability itself (2021).',
    sources: ['panda-2025'],
  },
  {
    text: 'At a public clinic in Mumbai, the yearly cost was ₹90,773 a child on average, with lost earnings (2019). The largest part was tuition, which does not treat a learning disability.',
    sources: ['karande-2019'],
  },
  {
    text: 'Private tests and special lessons: we found no reliable price range for India. Before you begin, ask for the full price in writing, with the number of sessions and the report.',
  },
  {
    text: 'Charities: dyslexia associations in several cities test and teach. We found no published prices. Ask if they lower the fee for families who cannot pay it.',
  },
];
