import { useState } from 'react';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import type { Speciality } from '../../content/contact-schema.ts';
import { contactPage } from '../../content/contact.ts';

const words = contactPage.telecom;

/** Choosing a speciality and then one of its doctors, to ask for on the phone. Choosing sends nothing. */
export function TelecomConsultation({ site }: { site: SiteConfig }) {
  const { picture, call } = words;
  return (
    <Section ground="white">
      <div className="split">
        <div className="txt">
          <h2>{words.heading}</h2>
          <p className="lead">{words.lead}</p>
          <DoctorChoice />
          <DoctorList />
          <ul className="bullets quiet">
            {call.steps.map((step) => (
              <li key={step}>{withSiteFacts(step, site)}</li>
            ))}
          </ul>
          <ButtonLink href={site.contact.phoneLink} iconBefore="phone">
            {call.button}
          </ButtonLink>
        </div>
        <Picture
          assetBase={site.assetBase}
          path={picture.src}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
        />
      </div>
    </Section>
  );
}

function DoctorChoice() {
  const [chosen, setChosen] = useState({ speciality: '', doctor: '' });
  const speciality = words.specialities.find(({ id }) => id === chosen.speciality);
  return (
    <div className="stack w-full max-w-dialog-small noscript:hidden">
      <SelectField
        id="speciality"
        label={words.speciality.label}
        hint={speciality?.about}
        value={chosen.speciality}
        onChange={({ target }) => setChosen({ speciality: target.value, doctor: '' })}
        options={[
          { value: '', label: words.speciality.choose },
          ...words.specialities.map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      <SelectField
        id="doctor"
        label={words.doctor.label}
        hint={<output>{doctorHint(speciality)}</output>}
        disabled={!speciality}
        value={chosen.doctor}
        onChange={({ target }) => setChosen({ ...chosen, doctor: target.value })}
        options={doctorOptions(speciality)}
      />
    </div>
  );
}

function doctorHint(speciality: Speciality | undefined): string {
  if (!speciality) return words.doctor.beforeSpeciality;
  return speciality.kind === 'doctors' ? speciality.found : speciality.instead;
}

function doctorOptions(speciality: Speciality | undefined): { value: string; label: string }[] {
  if (speciality?.kind === 'no-doctor') return [{ value: '', label: speciality.noDoctor }];
  return [
    { value: '', label: words.doctor.choose },
    ...(speciality?.doctors ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
}

/** The same choice to read, where no script runs and the second list would stay closed for ever. */
function DoctorList() {
  return (
    <noscript>
      <dl className="stack">
        {words.specialities.map((speciality) => (
          <div key={speciality.id}>
            <dt className="font-semibold">{speciality.label}</dt>
            <dd className="quiet">
              {speciality.kind === 'doctors'
                ? speciality.doctors.map(({ name }) => name).join(', ')
                : speciality.noDoctor}
            </dd>
          </div>
        ))}
      </dl>
    </noscript>
  );
}
