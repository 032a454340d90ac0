/** The checked-in configuration. `npx site pack-kit` replaces this module by a copy of the file. */
export { default as siteFile } from '../../site.config.json' with { type: 'json' };
