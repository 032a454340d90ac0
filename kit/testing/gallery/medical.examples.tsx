import { Island } from '../../islands/island.tsx';
import { dangerAnswers } from '../../safety/danger-answers.ts';
import { safetyAdvice } from '../../safety/safety.ts';
import { CareCards } from '../../ui/care-cards.tsx';
import { DangerNote } from '../../ui/danger-note.tsx';
import { DangerStrip } from '../../ui/danger-strip.tsx';
import { SafetyCard, SafetyCardInShort } from '../../ui/safety-card.tsx';
import { sourceNotes } from '../../ui/source-notes.island.tsx';
import { SourceRef, SourcesPanel } from '../../ui/sources-panel.tsx';
import type { Examples } from './example.ts';

export const medical: Examples = ({ helplines }) => [
  {
    title: 'CareCards',
    shown: (
      <CareCards
        doctor={{
          points: ['Has few words at two years'],
          action: { label: 'Book a visit', href: '/contactUs' },
        }}
        urgent={{ points: ['Has lost words'] }}
        emergency={{
          points: ['Has trouble breathing'],
          calls: helplines.slice(0, 1),
          place: 'Nearest hospital',
        }}
      />
    ),
  },
  {
    title: 'SafetyCard',
    shown: <SafetyCard advice={safetyAdvice.seizure} helplines={helplines} />,
  },
  {
    title: 'SafetyCardInShort',
    shown: <SafetyCardInShort advice={safetyAdvice.seizure} href="/company/faq" />,
  },
  {
    title: 'DangerNote',
    shown: (
      <>
        {dangerAnswers
          .filter(({ danger }) => danger === 'poisoning')
          .map((answer) => (
            <DangerNote key={answer.language} answer={answer} tone="coral" />
          ))}
      </>
    ),
  },
  {
    title: 'DangerStrip',
    shown: <DangerStrip of="illness" site={{ helplines }} />,
  },
  {
    title: 'SourceRef with sourceNotes, SourcesPanel',
    shown: (
      <div className="grid gap-4">
        <p>
          About 1 in 8.
          <SourceRef number={1} />
        </p>
        <Island of={sourceNotes} props={{}} />
        <SourcesPanel
          writtenBy="Asha Rao"
          reviewedBy={{ name: 'Dr Meera Iyer', role: 'paediatrician' }}
          lastChanged="2026-11-01"
          nextReview="2028-11-01"
          sources={[
            { text: 'World Health Organization: Otitis media. 2021', url: 'https://www.who.int/' },
          ]}
        />
      </div>
    ),
  },
];
