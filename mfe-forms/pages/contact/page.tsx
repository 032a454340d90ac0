import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { useLocation } from '@site/kit/router.ts';
import { contactHead } from './contact-head.ts';
import { ContactPage } from './contact-page.tsx';

export const page: Page = {
  render: (props) => <PlacedContactPage {...props} />,
  head: contactHead,
};

function PlacedContactPage({ site }: PageProps) {
  const { pathname } = useLocation();
  return <ContactPage site={site} pathname={pathname} />;
}
