/** How many days a preview may be seen. */
export const previewDays = { usual: 7, most: 30 } as const;
