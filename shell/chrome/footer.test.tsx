import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import type { DialogRequest } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Footer } from './footer.tsx';
import { bringFooterToLife } from './live-footer.ts';

const site = configuredSite();

function drawFooter() {
  const openDialog = jest.fn<(request: DialogRequest) => void>();
  const { container } = render(<Footer site={site} />);
  bringFooterToLife(container, openDialog);
  return { openDialog };
}

test('"Get in Touch!" opens the contact dialog and does not leave the page', async () => {
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

test('without scripts "Get in Touch!" leads to the page with the same form', () => {
  drawFooter();
  const link = screen.getByRole('link', { name: 'Get in Touch!' });
  expect(link).toHaveAttribute('href', '/contactUs');
  expect(link).toHaveAttribute('data-live');
});

test('the phone, the email and the hours of the configuration are there', () => {
  drawFooter();
  const { phone, phoneLink, email, hours } = site.contact;
  expect(screen.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', phoneLink);
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByText(hours)).toBeInTheDocument();
});

test('every helpline can be dialled and says whose it is', () => {
  drawFooter();
  expect(site.helplines).not.toHaveLength(0);
  for (const { number, name } of site.helplines) {
    const link = screen.getByRole('link', { name: number });
    expect(link).toHaveAttribute('href', `tel:${number}`);
    expect(link.parentElement).toHaveTextContent(`${number} ${name}`);
  }
});

test.each([
  ['Privacy policy', '/privacy-policy'],
  ['Refund policy', '/refund-policy'],
  ['Delete My Data', '/delete-data'],
  ['Accessibility', '/company/accessibility'],
  ['How we make our content', '/company/how-we-make-content'],
  ['Questions and answers', '/company/faq'],
  ['Find a clinic', '/clinic'],
])('"%s" leads to %s', (name, path) => {
  drawFooter();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});

test.each([
  ['Facebook', site.links.social.facebook],
  ['X (Twitter)', site.links.social.x],
  ['Instagram', site.links.social.instagram],
  ['LinkedIn', site.links.social.linkedin],
])('%s opens in a new tab, says so, and learns nothing of this page', (network, address) => {
  drawFooter();
  const name = `${site.product.name} on ${network} (opens in a new tab)`;
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
});

test('the copyright line names the year and the company', () => {
  drawFooter();
  expect(
    screen.getByText(`© ${site.copyrightYear} ${site.product.legalName}. All rights reserved.`),
  ).toBeInTheDocument();
});
