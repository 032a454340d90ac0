import { Island } from '@site/kit/islands/island.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Icon } from '@site/kit/ui/icon.tsx';
import { essentialsWords as words } from '../../content/page-words.ts';
import { conditionPath } from '../../content/paths.ts';
import { useCondition } from './condition-context.ts';
import { printEssentials } from './print-essentials.island.tsx';

/**
 * The id of the box that offers to print the essentials. While it is the page's `:target`, the browser prints only the
 * essentials.
 */
export const ESSENTIALS = 'essentials';

/**
 * Offers to print the essentials on two sheets. The link makes this element the `:target`, which `condition-print.css`
 * checks, so the browser's own print command works without a script.
 */
export function Essentials() {
  return (
    <aside
      id={ESSENTIALS}
      className="group mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-paper px-5 py-4 max-md:-mx-2 max-md:mt-2.5 max-md:gap-y-1.5 max-md:px-3 max-md:py-2.5 target:border-hue-ui target:shadow-[0_0_0_1px_var(--hue-ui)] print:hidden"
      aria-labelledby="essentials-heading"
    >
      <span className="grid h-10 w-11 flex-none place-items-center rounded-stone bg-hue-200 text-hue-text max-md:hidden">
        <Icon name="printer" />
      </span>
      <div className="min-w-0 flex-[1_1_16rem]">
        <h3 id="essentials-heading">{words('heading')}</h3>
        <p className="text-quiet max-md:leading-snug">{words('text')}</p>
        <p className="mt-1 hidden font-semibold group-target:block">
          {words('ready')}{' '}
          <a href="#help" className="inline-block py-1 font-normal">
            {words('whole')}
          </a>
        </p>
      </div>
      <ButtonLink href={`#${ESSENTIALS}`} variant="second">
        {words('print')}
      </ButtonLink>
      <Island of={printEssentials} props={{ target: ESSENTIALS }} />
    </aside>
  );
}

/** Shown only in print: the page's address, contacts, and a note that the page is not a diagnosis. */
export function PaperFoot() {
  const { site, condition, fill } = useCondition();
  const address = `${site.siteUrl.replace('https://', '')}${conditionPath(condition)}`;
  return (
    <p className="hidden print:block print:break-inside-avoid print:border-t-[0.3mm] print:pt-[1mm]">
      {fill(words('foot')).replace('{address}', address)}{' '}
      {condition.reviewedBy ? null : words('awaitsClinician')}
    </p>
  );
}
