/** As what somebody uses the admins' area. */
export const DESK_ROLES = ['admin', 'reader'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** Whether somebody changes anything beyond their own account and views; null is outside the admins' area. */
export function mayDecide(role: DeskRole | null): boolean {
  return role === 'admin';
}
