/** As what somebody uses the admins' area. */
export const DESK_ROLES = ['admin', 'reader'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** `decide`: everything that changes something beyond the caller's own account and views. */
export type DeskRight = 'see' | 'decide';

const MAY: Readonly<Record<DeskRole, readonly DeskRight[]>> = { admin: ['see', 'decide'], reader: ['see'] };

/** Whether a desk role includes a right; null has none, as somebody outside the admins' area. */
export function may(role: DeskRole | null, right: DeskRight): boolean {
  return role !== null && MAY[role].indexOf(right) >= 0;
}
