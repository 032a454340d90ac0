import { ErrorSummary } from '../../ui/error-summary.tsx';
import { PhoneField, TextAreaField } from '../../ui/form-fields.tsx';
import { SegmentedRadios } from '../../ui/segmented-radios.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Examples } from './example.ts';

const cities = [
  { value: '', label: 'Choose a city' },
  { value: 'mysuru', label: 'Mysuru' },
];

export const forms: Examples = () => [
  {
    title: 'TextField: required, optional, with a hint, with a mistake',
    shown: (
      <div className="grid max-w-md gap-5">
        <TextField id="full-name" label="Full name" mark="required" />
        <TextField id="nickname" label="What we call you" mark="optional" hint="As at home." />
        <TextField id="mail" label="Email" defaultValue="asha@" error="Write the whole address." />
      </div>
    ),
  },
  {
    title: 'SelectField: untouched, with a mistake',
    shown: (
      <div className="grid max-w-md gap-5">
        <SelectField id="city" label="City" options={cities} />
        <SelectField id="other-city" label="Other city" options={cities} error="Choose a city." />
      </div>
    ),
  },
  {
    title: 'TextAreaField, PhoneField',
    shown: (
      <div className="grid max-w-md gap-5">
        <TextAreaField id="message" label="Message" />
        <PhoneField id="phone" label="Phone" hint="Ten digits." />
      </div>
    ),
  },
  {
    title: 'SegmentedRadios',
    shown: (
      <SegmentedRadios
        legend="How old is your child?"
        name="age"
        defaultValue="1"
        options={['1', '2', '3'].map((age) => ({ value: age, label: `${age} years` }))}
      />
    ),
  },
  {
    title: 'ErrorSummary',
    shown: (
      <ErrorSummary
        attempt={0}
        errors={[{ fieldId: 'mail', message: 'Write the whole address.' }]}
      />
    ),
  },
];
