import { contentOf } from '@site/kit/content/content-of.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Dialog } from '@site/kit/ui/dialog.tsx';
import type { AppDialogWords } from '../../content/home-schemas.ts';
import document from '../../content/app-dialog.md';
import { Steps } from '@site/kit/ui/steps.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';

const words = contentOf<AppDialogWords>(document);

type AppDialogProps = { site: SiteConfig; open: boolean; onClose: () => void };

/** Explains how to use the mobile app, with a link to the app store. */
export function AppDialog({ site, open, onClose }: AppDialogProps) {
  const { img, data } = words;
  return (
    <Dialog
      open={open}
      title={withSiteFacts(words.title, site)}
      onClose={onClose}
      picture={<ContentPicture picture={img} site={site} />}
    >
      <p>{words.lead}</p>
      <Steps
        headingLevel={3}
        steps={words.steps.map(({ title, about }) => ({
          title,
          text: withSiteFacts(about, site),
        }))}
      />
      <ButtonLink href={site.links.androidApp} external wide iconBefore="download">
        {words.download}
      </ButtonLink>
      <p className="text-quiet">
        {data.text} <a href={data.to}>{data.link}</a>
      </p>
    </Dialog>
  );
}
