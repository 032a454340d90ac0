/** How many days a preview is available. */
export const previewDays = { usual: 7, most: 30 } as const;
