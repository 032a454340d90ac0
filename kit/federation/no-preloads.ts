/**
 * Stands in browsers for the federation runtime's way to fetch a remote's files ahead of their use. A page's
 * lock names them here and the loader asks for them, so nothing ever calls these.
 */
export const formatPreloadArgs = () => [];
export const preloadAssets = () => Promise.resolve([]);
export const defaultPreloadArgs = () => ({});
export const normalizePreloadExposes = () => [];
