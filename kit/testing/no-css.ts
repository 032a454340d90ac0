/** Stub for stylesheets, which Jest can't import. */
export const styles = {};
