import type { Page } from '@site/kit/remote/define-remote.ts';
import { clinicHead } from './clinic-head.ts';
import { ClinicPage } from './clinic-page.tsx';

export const page: Page = { render: (props) => <ClinicPage {...props} />, head: clinicHead };
