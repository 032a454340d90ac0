import { contentOf } from '@site/kit/content/content-of.ts';
import type { DialogProps } from '@site/kit/remote/contract.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Dialog } from '@site/kit/ui/dialog.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import type { ComingSoonDialogWords } from '../content/dialogs-schema.ts';
import comingSoon from '../content/dialogs/coming-soon.yaml';
import { Parts } from '@site/kit/ui/parts.tsx';
import { waitlistLink } from '../waitlist/asked-about.ts';

const words = contentOf<ComingSoonDialogWords>(comingSoon);

type ComingSoonDialogProps = Pick<DialogProps, 'site' | 'onClose'> & {
  /** The upcoming product or service, in a visitor's words. */
  about: string;
};

/** 'Coming Soon': says that something isn't available yet, and what to do until then. */
export function ComingSoonDialog({ site, onClose, about }: ComingSoonDialogProps) {
  const { picture, link } = words;
  return (
    <Dialog open title={words.heading} width="small" onClose={onClose}>
      <ContentPicture picture={picture} site={site} />
      <p>{words.about.replace('{about}', about)}</p>
      <p className="text-quiet">
        <Parts parts={words.meanwhile} site={site} />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>{words.close}</Button>
        <ButtonLink href={waitlistLink(link.to, about)} variant="second">
          {link.text}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
