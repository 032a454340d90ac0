import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from '@jest/globals';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';
import { PhoneField, TextAreaField } from './form-fields.tsx';
import { SegmentedRadios } from './segmented-radios.tsx';

test('associates a field with its label, mark, hint and error', () => {
  render(
    <>
      <TextField
        id="name"
        label="Full name"
        mark="required"
        hint="As on the report"
        autoComplete="name"
      />
      <TextAreaField id="words" label="Message" hint="A few words" error="Please write a message" />
    </>,
  );
  const name = screen.getByRole('textbox', { name: 'Full name (required)' });
  expect(name).toHaveAccessibleDescription('As on the report');
  expect(name).toBeValid();
  expect(name).toHaveAttribute('autocomplete', 'name');
  const message = screen.getByRole('textbox', { name: 'Message' });
  expect(message).toHaveAccessibleDescription('A few words Please write a message');
  expect(message).toBeInvalid();
});

test('announces the country code of a phone field and shows a numeric keyboard', () => {
  render(<PhoneField id="phone" label="Mobile number" hint="10 digits" />);
  const field = screen.getByRole('textbox', { name: 'Mobile number' });
  expect(field).toHaveAccessibleDescription('+91 10 digits');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'tel-national');
});

test('groups radios under their question', async () => {
  render(
    <SegmentedRadios
      legend="How old is your child?"
      name="age"
      defaultValue="1-4"
      options={[
        { value: '1-4', label: '1–4 years' },
        { value: '4-6', label: '4–6 years' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'How old is your child?' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '1–4 years' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '4–6 years' }));
  expect(screen.getByRole('radio', { name: '4–6 years' })).toBeChecked();
});

test('the error summary receives focus on each attempt and links to the fields', async () => {
  const errors = [{ fieldId: 'name', message: 'Please enter your name' }];
  const form = (attempt: number) => (
    <>
      <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
      <TextField id="name" label="Full name" />
    </>
  );
  const { rerender } = render(form(0));
  expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
  rerender(form(1));
  const summary = screen.getByRole('region', { name: 'There is a problem' });
  expect(summary).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Please enter your name' }));
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  rerender(form(2));
  expect(summary).toHaveFocus();
});
