import type { ReactNode } from 'react';
import type { SiteConfig } from '../../site.ts';

/** The examples of one subject, drawn for a site: components in one state each, whose title begins with their names. */
export type Examples = (site: SiteConfig) => readonly { title: string; shown: ReactNode }[];
