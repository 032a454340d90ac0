import { Icon } from '@site/kit/ui/icon.tsx';
import { conditionPageWords as words, medicalPageWords } from '../../content/page-words.ts';
import { JumpLink, JumpNav } from '../jump-nav.tsx';
import { ESSENTIALS } from './essentials.tsx';

/** Hashes of tabs, or ids of sections. */
const jumps = ['help', 'signs', 'causes', 'diagnosis', 'treatment'];

/** Links to the most-read parts of the page. */
export function JumpLinks() {
  return (
    <JumpNav id="on-this-page" label={medicalPageWords('onThisPage')} place="words">
      {jumps.map((to) => (
        <JumpLink key={to} href={`#${to}`}>
          {words(`jumps.${to}`)}
        </JumpLink>
      ))}
      <JumpLink href={`#${ESSENTIALS}`}>
        <Icon name="printer" size={20} className="-mt-0.5 mr-0.5 inline-block" />{' '}
        {words('essentials.print')}
      </JumpLink>
    </JumpNav>
  );
}
