import '@site/kit/testing/text-encoder.ts';
import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, test } from '@jest/globals';
import { PageContext } from '@site/kit/islands/page-context.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { InterventionsPage } from './interventions-page.tsx';

afterEach(() => {
  document.body.replaceChildren();
});

function pageAt(address: string) {
  const nothing = () => {};
  const site = configuredSite();
  const around = { site, openDialog: nothing, notify: nothing, setTitlePrefix: nothing };
  return (
    <MemoryRouter initialEntries={[address]}>
      <PageContext value={around}>
        <InterventionsPage site={site} />
      </PageContext>
    </MemoryRouter>
  );
}

const join = () => screen.getByRole('heading', { name: /waitlist/i });

test('the waitlist names what the visitor asked about', () => {
  render(pageAt('/intervention/comingSoon?about=Eyewear+for+children#join'));

  expect(join()).toHaveTextContent('Waitlist: Eyewear for children');
  expect(join()).toHaveAttribute('id', 'join');
});

test.each([
  ['with nothing asked about', '/intervention/comingSoon'],
  ['with an address that somebody made up', '/intervention/comingSoon?about=Call+98765'],
])('%s the waitlist is for all that is coming', (_how, address) => {
  render(pageAt(address));

  expect(join()).toHaveTextContent('Join the waitlist');
  expect(screen.getByText(/^One list for everything that is coming soon\./)).toBeVisible();
});

test('drawn ahead the page fits whatever was asked about', () => {
  document.body.innerHTML = renderToString(pageAt('/intervention/comingSoon?about=Eyewear'));

  expect(join()).toHaveTextContent('Join the waitlist');
});
