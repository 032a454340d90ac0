import { Icon } from '@site/kit/ui/icon.tsx';
import { dangerHelp } from '../content/danger-help.ts';

/** Leads a parent whose child is in danger away from the questionnaires, to what to do now. */
export function DangerHelp() {
  return (
    <p className="ui-note">
      <Icon name="alert" />
      <span>
        {dangerHelp.text} <a href={dangerHelp.href}>{dangerHelp.link}</a>
      </span>
    </p>
  );
}
