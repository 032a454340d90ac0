import document from '../../content/policies/refund-policy.md';
import { policyPage } from './policy-page.tsx';

export const page = policyPage('/refund-policy', document);
