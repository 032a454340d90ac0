/** What people of a team are; one may be several. */
export const roles = ['front-desk', 'writer', 'clinician', 'growth', 'operator'] as const;
export type Role = (typeof roles)[number];

/** How a role is called, and what it is for. */
export const roleWords: Readonly<Record<Role, { title: string; does: string }>> = {
  'front-desk': { title: 'Front desk', does: 'reads and answers what parents send' },
  writer: { title: 'Writer', does: 'writes and publishes posts' },
  clinician: { title: 'Clinician', does: 'approves medical words' },
  growth: { title: 'Growth', does: 'promotes, widens and rolls back releases' },
  operator: { title: 'Operator', does: 'looks after the machines, people and keys' },
};

/** Which roles may do what. Every address of the desk names one of these actions. */
const allowed = {
  'read-inbox': ['front-desk'],
  'answer-inbox': ['front-desk'],
  'export-people': ['front-desk'],
  'erase-people': ['front-desk'],
  'read-approvals': ['clinician', 'writer', 'growth', 'operator'],
  'decide-approvals': ['clinician'],
  'read-releases': ['growth', 'operator', 'writer', 'clinician'],
  'ship-releases': ['growth', 'operator'],
  'read-status': ['operator', 'growth'],
  'read-posts': ['writer', 'clinician', 'operator'],
  'write-posts': ['writer'],
  'manage-people': ['operator'],
  'manage-keys': ['operator'],
} as const satisfies Record<string, readonly Role[]>;

export type DeskAction = keyof typeof allowed;

/** Whether somebody with these roles may do something. */
export function may({ roles: own }: { roles: readonly Role[] }, action: DeskAction): boolean {
  const needed: readonly Role[] = allowed[action];
  return own.some((role) => needed.includes(role));
}

/** Who decides in which role of the review rules. */
const reviewRoles: Partial<Record<Role, string>> = { clinician: 'clinical' };

/** The roles of the review rules in which somebody decides. */
export function reviewRolesOf({ roles: own }: { roles: readonly Role[] }): readonly string[] {
  return own.flatMap((role) => reviewRoles[role] ?? []);
}

/** Whether a word names a role. */
export function isRole(word: string): word is Role {
  return roles.some((role) => role === word);
}
