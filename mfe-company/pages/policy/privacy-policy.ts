import document from '../../content/policies/privacy-policy.md';
import { policyPage } from './policy-page.tsx';

export const page = policyPage('/privacy-policy', document);
