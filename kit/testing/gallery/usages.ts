/** The source of each example by its title. The build replaces this module. */
export const usages: Readonly<Record<string, string>> = {};
