import type { SiteConfig } from '@site/kit/site.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { blogWords } from '../../content/blog-words.ts';
import { useReload } from './use-reload.ts';
import { PostCrumbs } from './article.tsx';

/**
 * Error state for a post that could not be loaded but may exist. Offers a retry and the phone number. Has no image,
 * because that would need the same failing connection.
 */
export function PostNotFetched({ site }: { site: SiteConfig }) {
  const reload = useReload();
  const { heading, sentence, retry, call, hours } = blogWords.notFetched;
  const { phone, phoneLink, hours: answered } = site.contact;
  return (
    <PageTop title={heading} lead={sentence} breadcrumbs={<PostCrumbs current={heading} />}>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button iconBefore="retry" onClick={reload}>
          {retry}
        </Button>
        <ButtonLink href={phoneLink} variant="second" iconBefore="phone">
          {call.replace('{phone}', phone)}
        </ButtonLink>
      </div>
      <p className="mt-3 text-quiet">{hours.replace('{hours}', answered)}</p>
    </PageTop>
  );
}
