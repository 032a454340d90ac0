import { Brief } from '@site/kit/ui/brief.tsx';
import { callsTo } from '@site/kit/ui/care-calls.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { conditionPageWords as words } from '../../content/page-words.ts';
import { CitedText } from '../medical/cited-text.tsx';
import { useCondition } from './condition-context.ts';

/** Returns the numbers to call first, today and in an emergency. */
function useFirstCalls() {
  const { site, condition } = useCondition();
  const { urgent, emergency } = condition.care;
  const numbers = [urgent, emergency].flatMap(({ helplines = [] }) => helplines.slice(0, 1));
  return callsTo(numbers, site.helplines);
}

/** Whom to call, what the signs are, whether it passes, what to do today, and who helps free of charge. */
export function InBrief() {
  const { condition } = useCondition();
  const calls = useFirstCalls();
  return (
    <Brief
      className={cn(
        'mb-3 md:mb-4 lg:col-span-2 xl:mb-5 print:in-data-condition:mb-[2mm] print:in-data-condition:border-0 print:in-data-condition:p-0',
        !condition.warnsOfSuicide && 'pt-1',
      )}
      answers={(['signs', 'today', 'freeHelp', 'outlook'] as const).map((part) => ({
        label: words(`brief.${part}`),
        text: <CitedText of={condition.brief[part]} />,
      }))}
    >
      {/* The suicide strip already has these numbers. */}
      {!condition.warnsOfSuicide && (
        <ul className="mb-1.5 flex flex-wrap gap-x-3 border-b border-line pb-1 md:gap-x-5 print:hidden">
          {calls.map(({ number, name }) => (
            <li key={number}>
              <a
                className="inline-flex min-h-11 items-center gap-1.5 md:gap-2"
                href={`tel:${number}`}
              >
                <b className="font-head text-18 md:text-20">{number}</b> {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Brief>
  );
}
