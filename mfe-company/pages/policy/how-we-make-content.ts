import document from '../../content/policies/how-we-make-content.md';
import { policyPage } from './policy-page.tsx';

export const page = policyPage('/company/how-we-make-content', document);
