import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { callsTo } from '@site/kit/ui/care-calls.tsx';
import { Icon } from '@site/kit/ui/icon.tsx';
import { useCondition } from './condition-context.ts';

/** Under the heading of conditions that can lead to suicide: what to do and whom to call, before anything that is sold. */
export function SuicideStrip() {
  const { site, condition } = useCondition();
  if (!condition.warnsOfSuicide) return null;
  return (
    <p className="mb-3.5 flex max-w-lead gap-2.5 rounded-card bg-coral-100 px-4 py-3 leading-snug print:in-data-condition:mb-[2mm]">
      <Icon name="alert" size={22} className="mt-px text-coral-700" />
      <span>
        {safetySentences.suicideStrip}{' '}
        {callsTo(['14416', '112'], site.helplines).map(({ number, name }) => (
          <a key={number} className="mr-3 inline-block py-1" href={`tel:${number}`}>
            <b>{number}</b> {name}
          </a>
        ))}
      </span>
    </p>
  );
}
