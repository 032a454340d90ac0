import { cn } from './cn.ts';
import { Icon } from './icon.tsx';

export type Call = { number: string; name: string; about: string };

/** The helplines that texts mention by their role: `{emergency}` and `{support}`. */
export const helplineRoles = { emergency: '112', support: '14416' } as const;

/** Looks up helplines by number, in the given order. */
export function callsTo(
  numbers: readonly string[] = [],
  helplines: readonly Call[],
): readonly Call[] {
  return numbers.flatMap((number) => helplines.filter((helpline) => helpline.number === number));
}

/** How soon: at a visit, today, or immediately. */
export type Urgency = 'visit' | 'urgent' | 'emergency';

export const urgencyText: Readonly<Record<Urgency, string>> = {
  visit: 'text-teal-700',
  urgent: 'text-marigold-700',
  emergency: 'text-coral-700',
};

/** Classes of the links at the bottom of a card. */
export const callList = 'ui-care-calls mt-auto grid gap-2';

const call =
  'ui-call flex min-h-12 flex-wrap items-center gap-x-2.5 gap-y-0.5 rounded-button border-2 px-3 py-1.5 leading-[1.25] font-semibold no-underline hover:underline hover:decoration-auto md:min-h-13 md:gap-x-3 md:px-4 md:py-2';

/** Text next to a number or icon; wraps below it only if the font is so large that the text needs the whole line. */
export const callWords = 'min-w-0 flex-[1_1_7rem]';

const outlined = 'border-current bg-transparent';

/** Returns the classes of a link to a phone number or page. Only an emergency's first number is filled. */
export function callLook(urgency: Urgency, filled = false): string {
  if (filled) return cn(call, 'border-coral-600 bg-coral-600 text-white');
  return cn(call, outlined, urgencyText[urgency]);
}

type CareCallsProps = {
  urgency: Urgency;
  /** In an emergency, the first call is emphasised. */
  calls?: readonly Call[];
  /** Where to go, such as "Nearest eye hospital". */
  place?: string | undefined;
};

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
            <span>{name}</span>{' '}
            <span className="ui-call-about block font-normal text-balance">{about}</span>
          </span>
        </a>
      ))}
      {/* Sized and coloured like the links next to it, but not clickable. */}
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
