/** The role in review rules that each role of the desk acts in. */
export const reviewRoles: Readonly<Partial<Record<string, string>>> = { clinician: 'clinical' };
