import { screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { hydrateInTest } from './hydrate-in-test.tsx';
import { useHydrated } from './use-hydrated.ts';

function State() {
  return <p>{useHydrated() ? 'live' : 'as sent'}</p>;
}

test('is as sent on the server and live once it has taken over', async () => {
  await hydrateInTest(<State />, (page) => expect(page).toHaveTextContent('as sent'));
  expect(screen.getByText('live')).toBeInTheDocument();
});
