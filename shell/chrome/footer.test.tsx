import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import type { DialogRequest } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Footer } from './footer.tsx';
import { enhanceFooter } from './enhance-chrome.ts';

const site = configuredSite();

function drawFooter() {
  const openDialog = jest.fn<(request: DialogRequest) => void>();
  const { container } = render(<Footer site={site} />);
  enhanceFooter(container, openDialog);
  return { openDialog };
}

test('"Get in Touch!" opens the contact dialog without leaving the page', async () => {
  const { openDialog } = drawFooter();
  const left = jest.fn<(event: Event) => void>((event) => event.preventDefault());
  const onClick = (event: Event) => {
    if (!event.defaultPrevented) left(event);
  };
  document.addEventListener('click', onClick);
  await userEvent.click(screen.getByRole('link', { name: 'Get in Touch!' }));
  document.removeEventListener('click', onClick);
  expect(openDialog.mock.calls).toEqual([[{ dialog: 'contact', openedFrom: 'footer' }]]);
  expect(left).not.toHaveBeenCalled();
});

test('links to our contact details, to pages about the site and, without scripts, to the contact form', () => {
  drawFooter();
  const { phone, phoneLink, email, hours } = site.contact;
  const links = {
    'Get in Touch!': '/contactUs',
    [`Call ${phone}`]: phoneLink,
    [email]: `mailto:${email}`,
    'Privacy policy': '/privacy-policy',
    'Refund policy': '/refund-policy',
    'Delete My Data': '/delete-data',
    Accessibility: '/company/accessibility',
    'How we make our content': '/company/how-we-make-content',
    'Questions and answers': '/company/faq',
    'Find a clinic': '/clinic',
  };
  for (const [name, path] of Object.entries(links)) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  expect(screen.getByRole('link', { name: 'Get in Touch!' })).toHaveAttribute('data-live');
  expect(screen.getByText(hours)).toBeInTheDocument();
  expect(
    screen.getByText(`© ${site.copyrightYear} ${site.product.legalName}. All rights reserved.`),
  ).toBeInTheDocument();
  expect(site.helplines).not.toHaveLength(0);
  for (const { number, name } of site.helplines) {
    const link = screen.getByRole('link', { name: number });
    expect(link).toHaveAttribute('href', `tel:${number}`);
    expect(link.parentElement).toHaveTextContent(`${number} ${name}`);
  }
});

test('links to social networks open in a new tab, say so, and give it no access to this page', () => {
  drawFooter();
  const { facebook, x, instagram, linkedin } = site.links.social;
  const networks = {
    Facebook: facebook,
    'X (Twitter)': x,
    Instagram: instagram,
    LinkedIn: linkedin,
  };
  for (const [network, address] of Object.entries(networks)) {
    const name = `${site.product.name} on ${network} (opens in a new tab)`;
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
  }
});
