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

type CareCallsProps = {
  /** Whom to call. The first number is the one that stands out in an emergency. */
  calls?: readonly Call[];
  /** Where to go, such as "Nearest eye hospital". */
  place?: string | undefined;
};

/** Whom to call and where to go, at the foot of a card. */
export function CareCalls({ calls = [], place }: CareCallsProps) {
  return (
    <div className="ui-care-calls">
      {calls.map(({ number, name, about }) => (
        <a key={number} className="ui-call" href={`tel:${number}`}>
          <b>{number}</b>{' '}
          <span>
            {`${name} `}
            <span className="ui-call-about">{about}</span>
          </span>
        </a>
      ))}
      {place && (
        <p className="ui-care-place">
          <Icon name="pin" />
          <span>{place}</span>
        </p>
      )}
    </div>
  );
}
