import { Accordion } from '../../ui/accordion.tsx';
import { Brief } from '../../ui/brief.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Note } from '../../ui/note.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Parts } from '../../ui/parts.tsx';
import { Kicker } from '../../ui/section.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Ticks } from '../../ui/ticks.tsx';
import type { Examples } from './example.ts';

const steps = [
  { title: 'Answer', text: 'Twenty questions about your child.' },
  { title: 'Read', text: 'What your answers may mean.' },
  { title: 'Talk', text: 'Take the result to your doctor.' },
];
const toRead = ['Sleep', 'Screens', 'School', 'Speech', 'Sight', 'Hearing', 'Food', 'Friends'];

export const text: Examples = (site) => [
  {
    title: 'Kicker',
    shown: <Kicker>For parents</Kicker>,
  },
  {
    title: 'Chip: topic, on a tint, soon',
    shown: (
      <p className="flex flex-wrap gap-2 bg-hue-100">
        <Chip>Hearing</Chip>
        <Chip onTint>On a tint</Chip>
        <Chip tone="soon">Coming Soon</Chip>
      </p>
    ),
  },
  {
    title: 'Note: every tone',
    shown: (
      <div className="grid gap-3">
        <Note icon="phone">We call you back.</Note>
        <Note icon="phone" tone="plain">
          Plain: we call you back.
        </Note>
        <Note icon="phone" tone="teal">
          Teal: screening is not diagnosis.
        </Note>
        <Note icon="phone" tone="coral">
          Coral: see a doctor today.
        </Note>
      </div>
    ),
  },
  {
    title: 'Steps: in a column',
    shown: <Steps steps={steps} headingLevel={4} />,
  },
  {
    title: 'Steps: across',
    shown: <Steps steps={steps} headingLevel={4} across />,
  },
  {
    title: 'Ticks',
    shown: <Ticks points={['Does not answer to the name', 'Has lost words']} />,
  },
  {
    title: 'Ticks: dense',
    shown: <Ticks dense points={['Does not answer to the name', 'Has lost words']} />,
  },
  {
    title: 'Parts: text with links and facts of the site',
    shown: (
      <p>
        <Parts
          site={site}
          parts={[
            'Call ',
            { kind: 'phone' },
            ' or read ',
            { kind: 'page', text: 'the questions', to: '/company/faq' },
          ]}
        />
      </p>
    ),
  },
  {
    title: 'Brief',
    shown: (
      <Brief
        answers={[
          { label: 'What is it?', text: 'A questionnaire for parents.' },
          { label: 'How long does it take?', text: 'About ten minutes.' },
        ]}
      />
    ),
  },
  {
    title: 'Accordion',
    shown: (
      <Accordion
        headingLevel={4}
        items={[
          { id: 'cost', title: 'What does it cost?', content: <p>Nothing.</p> },
          { id: 'time', title: 'How long does it take?', content: <p>About ten minutes.</p> },
        ]}
      />
    ),
  },
  {
    title: 'PagedList',
    shown: <PagedList noun="topics" pages={[toRead.slice(0, 4), toRead.slice(4)]} />,
  },
];
