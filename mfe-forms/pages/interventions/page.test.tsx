import '@site/kit/testing/text-encoder.ts';
import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, test } from '@jest/globals';
import { PageContext } from '@site/kit/islands/page-context.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { InterventionsPage } from './page.tsx';

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

test('with an invalid query, the waitlist is for all upcoming products', () => {
  render(pageAt('/intervention/comingSoon?about=Call+98765'));

  expect(join()).toHaveTextContent('Join the waitlist');
  expect(join()).toHaveAttribute('id', 'join');
  expect(screen.getByText(/^One list for everything that is coming soon\./)).toBeVisible();
});

test('the pre-rendered page does not depend on the query', () => {
  document.body.innerHTML = renderToString(pageAt('/intervention/comingSoon?about=Eyewear'));

  expect(join()).toHaveTextContent('Join the waitlist');
});
