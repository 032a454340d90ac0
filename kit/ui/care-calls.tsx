import { cn } from './cn.ts';
import { Icon } from './icon.tsx';

/** A number to dial, whose it is, and what they help with. */
export type Call = { number: string; name: string; about: string };

/** The helplines with these numbers, in this order. */
export function callsTo(
  numbers: readonly string[] = [],
  helplines: readonly Call[],
): readonly Call[] {
  return numbers.flatMap((number) => helplines.filter((helpline) => helpline.number === number));
}

/** How soon: at a visit, today, or at once. */
export type Urgency = 'visit' | 'urgent' | 'emergency';

/** What is said of it stands in its colour. */
export const urgencyText: Readonly<Record<Urgency, string>> = {
  visit: 'text-teal-700',
  urgent: 'text-marigold-700',
  emergency: 'text-coral-700',
};

/** The list of what can be pressed, at the foot of a card. */
export const callList = 'ui-care-calls mt-auto grid gap-2';

const call =
  'ui-call flex min-h-12 flex-wrap items-center gap-x-2.5 gap-y-0.5 rounded-button border-2 px-3 py-1.5 leading-[1.25] font-semibold no-underline hover:underline hover:decoration-auto md:min-h-13 md:gap-x-3 md:px-4 md:py-2';

/** Words beside a number or an icon: under it only where the text is so large that they need the whole line. */
export const callWords = 'min-w-0 flex-[1_1_7rem]';

const outlined = 'border-current bg-transparent';

/** The classes of a link that calls, or leads to a page. Only the first number of an emergency is filled. */
export function callLook(urgency: Urgency, filled = false): string {
  if (filled) return cn(call, 'border-coral-600 bg-coral-600 text-white');
  return cn(call, outlined, urgencyText[urgency]);
}

type CareCallsProps = {
  urgency: Urgency;
  /** Whom to call. The first number is the one that stands out in an emergency. */
  calls?: readonly Call[];
  /** Where to go, such as "Nearest eye hospital". */
  place?: string | undefined;
};

/** Whom to call and where to go, at the foot of a card. */
export function CareCalls({ urgency, calls = [], place }: CareCallsProps) {
  return (
    <div className={callList}>
      {calls.map(({ number, name, about }, index) => (
        <a
          key={number}
          className={callLook(urgency, urgency === 'emergency' && index === 0)}
          href={`tel:${number}`}
        >
          <b className="pt-1 font-head text-24 leading-none font-bold">{number}</b>{' '}
          <span className={callWords}>
            {`${name} `}
            <span className="ui-call-about block font-normal text-balance">{about}</span>
          </span>
        </a>
      ))}
      {/* It stands beside what to press, in its size and colour, but cannot be pressed. */}
      {place && (
        <p
          className={cn(
            'ui-care-place flex flex-wrap items-center gap-x-3 gap-y-1 px-0.5 py-1 leading-[1.25] font-semibold',
            urgencyText[urgency],
          )}
        >
          <Icon name="pin" />
          <span className={callWords}>{place}</span>
        </p>
      )}
    </div>
  );
}
