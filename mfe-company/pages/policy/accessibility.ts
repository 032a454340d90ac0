import document from '../../content/policies/accessibility.md';
import { policyPage } from './policy-page.tsx';

export const page = policyPage('/company/accessibility', document);
