import { reviewRoles } from '../access/review-roles.ts';

/** A user has one or more of these roles. */
export const roles = ['front-desk', 'writer', 'clinician', 'growth', 'operator'] as const;
export type Role = (typeof roles)[number];

/** Display name of each role, and what it allows. */
export const roleWords: Readonly<Record<Role, { title: string; does: string }>> = {
  'front-desk': { title: 'Front desk', does: 'reads and answers what parents send' },
  writer: { title: 'Writer', does: 'writes and publishes posts' },
  clinician: { title: 'Clinician', does: 'approves medical content' },
  growth: { title: 'Growth', does: 'changes prices and dates, promotes and rolls back releases' },
  operator: { title: 'Operator', does: 'looks after machines, users and keys' },
};

/** The roles that may perform each action. Every route of the desk names one of these actions. */
const allowed = {
  'read-inbox': ['front-desk'],
  'answer-inbox': ['front-desk'],
  'export-people': ['front-desk'],
  'erase-people': ['front-desk'],
  'read-approvals': ['clinician', 'writer', 'growth', 'operator'],
  'decide-approvals': ['clinician'],
  'read-releases': ['growth', 'operator', 'writer', 'clinician'],
  'ship-releases': ['growth', 'operator'],
  /** Also allows entries about sign-ins, people, keys and the inbox, not only releases, posts and settings. */
  'read-whole-history': ['operator'],
  'read-status': ['operator', 'growth'],
  'confirm-clock': ['operator'],
  'make-backup': ['operator'],
  'read-posts': ['writer', 'clinician', 'operator'],
  'write-posts': ['writer'],
  'edit-pages': ['writer', 'clinician', 'growth'],
  /** Phone numbers, prices and dates, which belong to the growth team. */
  'edit-settings': ['growth'],
  'manage-people': ['operator'],
  'manage-keys': ['operator'],
} as const satisfies Record<string, readonly Role[]>;

export type DeskAction = keyof typeof allowed;

/** Whether a user with these roles may perform an action. */
export function may({ roles: own }: { roles: readonly Role[] }, action: DeskAction): boolean {
  const needed: readonly Role[] = allowed[action];
  return own.some((role) => needed.includes(role));
}

/** The page where each role's work waits. Of several roles, the first counts. */
const homes: Readonly<Record<Role, `/${string}`>> = {
  'front-desk': '/inbox',
  writer: '/posts',
  clinician: '/approvals',
  growth: '/releases',
  operator: '/status',
};

/** The paths of the pages where a user's work waits, the most important first. */
export function homesOf({ roles: own }: { roles: readonly Role[] }): readonly string[] {
  return roles.filter((role) => own.includes(role)).map((role) => homes[role]);
}

/** The review-rule roles that a user may approve in. */
export function reviewRolesOf({ roles: own }: { roles: readonly Role[] }): readonly string[] {
  return own.flatMap((role) => reviewRoles[role] ?? []);
}

/** Type guard for role names. */
export function isRole(word: string): word is Role {
  return roles.some((role) => role === word);
}
