import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type {
  HelpStrip,
  HelpTopics,
  Hero,
  HomeHead,
  ScreeningFacts,
} from './hero-slides-schema.ts';
import { file, picture } from '../assets.ts';

/** Title and search description of the home page. */
export const homeHead: HomeHead = {
  heading: 'Child health screening and care with {product}',
  title: '{product}: health screening and care for children from birth to 16',
  description:
    'Gentle health checks for your child’s body, feelings and learning. Read what each check looks at, book a clinic visit, or write to us.',
};

/**
 * The hero carousel of the home page, in the specification's order (section 2).
 * Figures (ages 0 to 16, over 70 parameters, 5 to 10 minutes) are the specification's, sections 1 and 9.
 */
export const hero: Hero = {
  label: 'What {product} can do for your family',
  downloadButton: 'Download App',
  downloadHint: 'For Android phones. Opens the app store in a new tab.',
  readButton: 'Read More',
  worried: {
    question: 'Worried about your child?',
    answer: 'What would you like help with?',
    search: { text: 'Search from A to Z', to: '/assessments' },
  },
  slides: [
    {
      kind: 'film',
      id: 'welcome',
      topic: 'general',
      subHeading: 'Hello Parent',
      heading: 'Welcome to {product} Health!',
      description:
        'Is your child growing, seeing, hearing and learning well? A short check can show you what to look at next.',
      img: picture(
        'hero-family.svg',
        'A family of seven outside their home: a grandmother, two parents and four children',
      ),
      video: true,
      isButton: true,
      isReadButton: true,
      readMore: { to: '/company/faq', about: 'in questions and answers about screening' },
      film: {
        webm: file('welcome.webm'),
        mp4: file('welcome.mp4'),
        poster: file('hero-family.svg'),
        width: 720,
        height: 560,
        play: 'Play film (silent)',
        stop: 'Stop film',
        failed: 'The film could not be loaded. Below you can read what it shows.',
        textAlternativeLabel: 'Film in words',
        textAlternative: [
          'The film is a drawing that moves. It has no sound and no spoken words.',
          'A family of seven stands outside their home. A string of flowers hangs from the roof.',
          'A grandmother in a sari stands beside two parents. One parent carries the smallest child.',
          'Three older children are in front. One is dressed for school, and one uses a wheelchair.',
        ],
      },
    },
    {
      kind: 'featured-post',
      id: 'featured-post',
      topic: 'general',
      subHeading: 'Parents Desk',
      description:
        'Read about growing, hearing, seeing and feeling well, in plain words. Other parents share their stories here too.',
      img: {
        src: 'illustrations/parents-desk.svg',
        alt: 'Two parents on a sofa read from a tablet together',
        width: 400,
        height: 300,
      },
      video: false,
      isButton: false,
      isReadButton: true,
    },
    {
      kind: 'page',
      id: 'how-we-differ',
      topic: 'general',
      subHeading: 'Your whole child',
      heading: 'How are we different?',
      description:
        'We look at body, mind, behaviour and life with others, not one part alone. A clinical team and a tech team work on it together.',
      img: picture(
        'how-we-differ.svg',
        'A child with a doctor, a therapist and a parent around them',
      ),
      video: false,
      isButton: false,
      isReadButton: true,
      readMore: { to: '/about-us', about: 'about the people in our teams' },
    },
    {
      kind: 'page',
      id: 'comprehensive-screening',
      topic: 'physical',
      subHeading: 'From hair to heart',
      heading: 'Comprehensive Screening',
      description:
        'Over 70 physical parameters in 5 to 10 minutes, without a needle. It is not a diagnosis. It shows what needs a closer look.',
      img: {
        src: 'illustrations/whole-body-check.svg',
        alt: 'A child stands while a doctor checks them from head to toe',
        width: 400,
        height: 300,
      },
      video: false,
      isButton: false,
      isReadButton: true,
      readMore: { to: '/assessments/physical', about: 'about physical screening' },
    },
    {
      kind: 'page',
      id: 'school',
      topic: 'school',
      subHeading: 'For schools',
      heading: '{product} School',
      description:
        'School screening, health education, a doctor on call and a medical room. Any school can ask us for a demo.',
      img: {
        src: 'illustrations/school-screening.svg',
        alt: 'Four pupils in a row; a health worker measures the height of one of them',
        width: 400,
        height: 300,
      },
      video: false,
      isButton: false,
      isReadButton: true,
      readMore: { to: '/school', about: 'about our school programmes' },
    },
    {
      kind: 'page',
      id: 'clinic',
      topic: 'physical',
      subHeading: 'Bengaluru now, Delhi soon',
      heading: '{product} Clinic',
      description:
        'Bring your child for a check, or for help with eyes, ears, allergies, behaviour or food. You can book your visit online.',
      img: {
        src: 'illustrations/clinic-front.svg',
        alt: 'A mother and her son arrive at the door of a clinic, with an auto-rickshaw outside',
        width: 400,
        height: 300,
      },
      video: false,
      isButton: false,
      isReadButton: true,
      readMore: { to: '/clinic', about: 'about our clinic' },
    },
    {
      kind: 'app',
      id: 'mobile-app',
      topic: 'general',
      subHeading: 'Reports on your phone',
      heading: '{product} Mobile App',
      description:
        'Your child’s reports come to the app. Open one when you see a doctor, or read it again at home.',
      img: {
        src: 'illustrations/app-report.svg',
        alt: 'A mother looks at her child’s report on a phone',
        width: 400,
        height: 300,
      },
      video: false,
      isButton: true,
      isReadButton: false,
    },
  ],
};

/**
 * Under the carousel. Figures (over 70 physical parameters, 5 to 10 minutes) and "non-invasive,
 * medical-grade" are the specification's, sections 1 and 9.
 */
export const screeningFacts: ScreeningFacts = {
  heading: 'A physical screening in short',
  facts: [
    { figure: 'Over 70', about: 'physical parameters, from hair to heart' },
    { figure: '5–10 minutes', about: 'for one physical screening' },
    { figure: 'No needle', about: 'non-invasive, with medical-grade tools' },
  ],
  honest: `Screening is not a diagnosis. It shows what a doctor should look at more closely. ${safetySentences.resultThatLooksFine}`,
  readMore: { text: 'How a screening works', to: '/company/faq' },
};

/** The topics under the carousel. */
export const helpTopics: HelpTopics = {
  heading: 'What would you like help with?',
  lead: 'Choose what is closest to your question.',
  search: { text: 'Or search all conditions from A to Z', to: '/assessments' },
  topics: [
    {
      topic: 'physical',
      title: 'Body',
      about: 'Eyes, ears, teeth, skin, heart and lungs',
      linkText: 'Physical screening',
      to: '/assessments/physical',
      img: { src: 'illustrations/doctor-child.svg', width: 400, height: 300 },
    },
    {
      topic: 'behavioural',
      title: 'Feelings',
      about: 'Attention, worry, mood and screen time',
      linkText: 'Behavioural assessments',
      to: '/assessments/behavioral',
      img: { src: 'illustrations/thoughts.svg', width: 400, height: 300 },
    },
    {
      topic: 'learning',
      title: 'Learning',
      about: 'Reading, writing and numbers',
      linkText: 'Learning assessments',
      to: '/assessments/learning',
      img: { src: 'illustrations/learning.svg', width: 400, height: 300 },
    },
    {
      topic: 'school',
      title: 'At school',
      about: 'Screening and health lessons for a whole school',
      linkText: 'School programmes',
      to: '/school',
      img: { src: 'illustrations/school-screening.svg', width: 400, height: 300 },
    },
  ],
};

/** Stands above the helplines of the site configuration. */
export const helpStrip: HelpStrip = { heading: 'Need help right now?' };
