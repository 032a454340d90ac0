import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { pageDraft } from './contact-draft.ts';
import { TelecomConsultation } from './telecom-consultation.tsx';

afterEach(() => {
  act(() => pageDraft.adopt({ speciality: '', doctor: '' }));
});

function renderBlock() {
  render(<TelecomConsultation site={configuredSite()} />);
  return userEvent.setup();
}

const speciality = () => screen.getByRole('combobox', { name: 'Speciality' });
const doctor = () => screen.getByRole('combobox', { name: 'Doctor' });

const choices = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('the dropdown of doctors is disabled until a speciality is chosen', async () => {
  const user = renderBlock();

  expect(doctor()).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Choose a speciality first');

  await user.selectOptions(speciality(), 'Pediatric');
  expect(doctor()).toBeEnabled();

  await user.selectOptions(speciality(), 'Choose a speciality');
  expect(doctor()).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Ask for a call' })).toHaveAttribute(
    'href',
    configuredSite().contact.phoneLink,
  );
});

test('shows the line added to the message; choosing another speciality removes the doctor', async () => {
  const user = renderBlock();
  await user.selectOptions(speciality(), 'Psychologist');
  expect(screen.getByText('Speciality: Psychologist')).toBeVisible();
  await user.selectOptions(doctor(), 'Dr Kabir Lingdoh');

  expect(screen.getByText('Speciality: Psychologist, doctor: Dr Kabir Lingdoh')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write your message' })).toHaveAttribute(
    'href',
    '#send-a-message',
  );
  expect(pageDraft.current().values).toMatchObject({
    speciality: 'psychologist',
    doctor: 'kabir-lingdoh',
  });

  await user.selectOptions(speciality(), 'Dentist');
  expect(doctor()).toHaveDisplayValue('Choose a doctor');
});

test.each([
  ['Psychologist', 'Two doctors to choose from'],
  ['Dentist', 'One doctor to choose'],
])('announces the doctors of a %s: %s', async (label, said) => {
  const user = renderBlock();
  await user.selectOptions(speciality(), label);
  expect(screen.getByRole('status')).toHaveTextContent(said);
});

test('Opthamologist has no doctor, and says what to do instead', async () => {
  const user = renderBlock();

  await user.selectOptions(speciality(), 'Opthamologist');

  expect(choices(doctor())).toEqual(['No Doctor']);
  expect(doctor()).toHaveAccessibleDescription(/no eye doctor to choose yet\. Call us/);
});

test('a restored speciality keeps its doctor', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<TelecomConsultation site={configuredSite()} />);
  document.body.append(container);
  const [first] = within(container).getAllByRole<HTMLSelectElement>('combobox');
  if (!first) throw new Error('There is no list.');
  first.value = 'psychologist';
  pageDraft.adopt({ speciality: 'psychologist', doctor: 'reva-oommen' });
  render(<TelecomConsultation site={configuredSite()} />, { container, hydrate: true });
  expect(pageDraft.current().values.doctor).toBe('reva-oommen');
});
