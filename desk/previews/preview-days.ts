/** For how many days a preview can be seen. */
export const previewDays = { usual: 7, most: 30 } as const;
