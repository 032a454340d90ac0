import type { SiteConfig } from '@site/kit/site.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import type { SendingWords } from '../content/words-schema.ts';
import type { DraftState } from './form-draft.ts';
import { Parts } from '@site/kit/ui/parts.tsx';
import { whyNotSent } from './why-not-sent.ts';

type SendStatusProps = Pick<DraftState<string>, 'phase' | 'outcome'> & {
  words: SendingWords;
  site: SiteConfig;
};

/**
 * What became of a form, under the button and for longer than the notice at the bottom of the window
 * stays. The notice is read out with the first sentence, so only what follows it is read out from here.
 */
export function SendStatus({ phase, outcome, words, site }: SendStatusProps) {
  return (
    <div className={boxFor(outcome)}>
      {outcome && <Icon name={outcome.kind === 'sent' ? 'check' : 'alert'} />}
      <div className="grid grid-cols-1 gap-1">
        {outcome && (
          <p className="font-semibold">
            {outcome.kind === 'sent' ? words.sent.message : words.notSent.message}
          </p>
        )}
        <output>
          {phase === 'sending' && <span className="sr-only">{words.sending}</span>}
          {outcome?.kind === 'sent' && <span>{words.sent.stays}</span>}
          {outcome?.kind === 'not-sent' && (
            <Parts parts={[`${whyNotSent(outcome)} `, ...words.notSent.stays]} site={site} />
          )}
        </output>
      </div>
    </div>
  );
}

type Outcome = DraftState<string>['outcome'];

function boxFor(outcome: Outcome): string | undefined {
  switch (outcome?.kind) {
    case 'sent':
      return 'flex gap-3 rounded-card bg-leaf-100 p-4';
    case 'not-sent':
      return 'flex gap-3 rounded-card bg-coral-100 p-4';
    case undefined:
      return undefined;
  }
}
