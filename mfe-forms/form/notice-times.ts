/** How long the notice about a sent or unsent form stays, in milliseconds (specification, section 9). */
export const noticeMs = { form: 2000, deletion: 6000 } as const;
