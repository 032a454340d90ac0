import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateInTest } from './hydrate-in-test.tsx';
import { useChangedBefore } from './use-changed-before.ts';
import { useHydrated } from './use-hydrated.ts';

/** A box and a list whose values a component holds, and which is drawn a second time as soon as it is alive. */
function Controls() {
  const alive = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const [word, setWord] = useState('');
  const [city, setCity] = useState('Pune');
  useChangedBefore(box, word, setWord);
  useChangedBefore(list, city, setCity);
  return (
    <>
      <input ref={box} value={word} onChange={({ target }) => setWord(target.value)} />
      <select ref={list} value={city} onChange={({ target }) => setCity(target.value)}>
        <option>Pune</option>
        <option>Kochi</option>
      </select>
      <output>{alive && `${word} in ${city}`}</output>
    </>
  );
}

test('what was typed and chosen before the component was alive stays and is known to it', async () => {
  await hydrateInTest(<Controls />, (page) => {
    const [box, list] = [page.querySelector('input'), page.querySelector('select')];
    if (!box || !list) throw new Error('There are no controls.');
    box.value = 'adhd';
    list.value = 'Kochi';
  });
  expect(screen.getByRole('textbox')).toHaveValue('adhd');
  expect(screen.getByRole('combobox')).toHaveValue('Kochi');
  expect(screen.getByRole('status')).toHaveTextContent('adhd in Kochi');
});

test('untouched controls stay as they were drawn', async () => {
  await hydrateInTest(<Controls />);
  expect(screen.getByRole('combobox')).toHaveValue('Pune');
  expect(screen.getByRole('status')).toHaveTextContent('in Pune');
});
