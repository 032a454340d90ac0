import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import type { Clinic } from '../../content/clinic-schema.ts';
import document from '../../content/clinic.md';
import type { Team } from '../../content/team-schema.ts';
import clinicalTeam from '../../content/teams/clinical.yaml';
import { clinicHead } from './clinic-head.ts';
import { ClinicPage } from './clinic-page.tsx';

const clinic = contentOf<Clinic>(document);
const { people } = contentOf<Team>(clinicalTeam);

export const page: Page = {
  render: ({ site }) => <ClinicPage clinic={clinic} people={people} site={site} />,
  head: ({ site }) => clinicHead(clinic, site),
};
