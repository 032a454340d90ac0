import '@site/kit/testing/text-encoder.ts';
import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, test } from '@jest/globals';
import { PageContext } from '@site/kit/islands/page-context.ts';
import { AddressInTest } from '@site/kit/testing/address-in-test.tsx';
import { pageContextInTest } from '@site/kit/testing/page-context-in-test.ts';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { InterventionsPage } from './page.tsx';

afterEach(() => {
  document.body.replaceChildren();
});

function pageAt(address: string) {
  window.history.replaceState(null, '', address);
  const context = pageContextInTest();
  return (
    <AddressInTest>
      <PageContext value={context}>
        <InterventionsPage site={context.site} />
      </PageContext>
    </AddressInTest>
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
