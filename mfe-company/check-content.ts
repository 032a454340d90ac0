import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { type ContentFile, problemsOf } from './content/check-content-file.ts';
import { careersSchema } from './content/careers-schema.ts';
import { careers } from './content/careers.ts';
import { aboutUsSchema } from './content/about-us-schema.ts';
import { aboutUs } from './content/about-us.ts';
import { clinicSchema } from './content/clinic-schema.ts';
import { clinic } from './content/clinic.ts';
import { faqSchema } from './content/faq-schema.ts';
import { faq } from './content/faq.ts';
import { leadershipTeamSchema } from './content/leadership-team-schema.ts';
import { leadershipTeam } from './content/leadership-team.ts';
import { policySchema } from './content/policy-schema.ts';
import { privacyPolicy } from './content/privacy-policy.ts';
import { refundPolicy } from './content/refund-policy.ts';
import { accessibility } from './content/accessibility.ts';
import { howWeMakeContent } from './content/how-we-make-content.ts';
import { schoolSchema } from './content/school-schema.ts';
import { school } from './content/school.ts';
import { clinicalTeam } from './content/clinical-team.ts';
import { leaders } from './content/leaders.ts';
import { leadersSchema, teamSchema } from './content/team-schema.ts';
import { techTeam } from './content/tech-team.ts';

const files: readonly ContentFile[] = [
  { file: 'mfe-company/content/about-us.ts', schema: aboutUsSchema, content: aboutUs },
  { file: 'mfe-company/content/careers.ts', schema: careersSchema, content: careers },
  { file: 'mfe-company/content/clinic.ts', schema: clinicSchema, content: clinic },
  { file: 'mfe-company/content/faq.ts', schema: faqSchema, content: faq },
  {
    file: 'mfe-company/content/leadership-team.ts',
    schema: leadershipTeamSchema,
    content: leadershipTeam,
  },
  { file: 'mfe-company/content/privacy-policy.ts', schema: policySchema, content: privacyPolicy },
  { file: 'mfe-company/content/refund-policy.ts', schema: policySchema, content: refundPolicy },
  { file: 'mfe-company/content/accessibility.ts', schema: policySchema, content: accessibility },
  {
    file: 'mfe-company/content/how-we-make-content.ts',
    schema: policySchema,
    content: howWeMakeContent,
  },
  { file: 'mfe-company/content/school.ts', schema: schoolSchema, content: school },
  { file: 'mfe-company/content/leaders.ts', schema: leadersSchema, content: leaders },
  { file: 'mfe-company/content/clinical-team.ts', schema: teamSchema, content: clinicalTeam },
  { file: 'mfe-company/content/tech-team.ts', schema: teamSchema, content: techTeam },
];

/** What is wrong with the words of this section. `npm run release` asks, and releases nothing until the list is empty. */
export function checkContent(): readonly string[] {
  const site = configuredSite();
  return files.flatMap((file) => problemsOf(file, site));
}
