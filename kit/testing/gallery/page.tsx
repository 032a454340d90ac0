import { Island } from '../../islands/island.tsx';
import type { Page } from '../../remote/define-remote.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { Section } from '../../ui/section.tsx';
import { cards } from './cards.examples.tsx';
import type { Examples } from './example.ts';
import { forms } from './forms.examples.tsx';
import { interactionIsland } from './interaction.island.tsx';
import { medical } from './medical.examples.tsx';
import { text } from './text.examples.tsx';
import { usages } from './usages.ts';

const groups: Readonly<Record<string, Examples>> = {
  'Text and lists': text,
  'Cards, pictures and links': cards,
  Forms: forms,
  'Medical text': medical,
};

export const page: Page = {
  render: ({ site }) => (
    <>
      <PageTop
        title="Components"
        lead="Every component of kit/ui, with how to write it."
        breadcrumbs={<Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Components" />}
      />
      {Object.entries(groups).map(([title, examples]) => (
        <Section key={title} title={title} tight>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            {examples(site).map((example) => (
              <div key={example.title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
                <h3 className="text-20">{example.title}</h3>
                <div>{example.shown}</div>
                <details className="text-14">
                  <summary className="min-h-6 w-fit cursor-pointer">Source</summary>
                  <pre className="whitespace-pre-wrap wrap-break-word">{usages[example.title]}</pre>
                </details>
              </div>
            ))}
          </div>
        </Section>
      ))}
      <Section title="Interaction, inside an island" ground="white" tight>
        <Island of={interactionIsland} props={{}} />
      </Section>
    </>
  ),
  head: ({ site }) => ({
    title: `Components | ${site.product.name}`,
    description: 'Every component of kit/ui in every state.',
    canonicalPath: '/kit',
  }),
};
