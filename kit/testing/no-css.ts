/** Stands in for stylesheets in Jest, which cannot read them. */
export const styles = {};
