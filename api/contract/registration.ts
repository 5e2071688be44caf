// Without zod: the pages read these too.

/** How far somebody has come, in the order of the way; `ended` is off it. */
export const REGISTRATION_STEPS = ['registered', 'applied', 'documents_in', 'approved', 'complete', 'ended'] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** Who has to do something next: the student, or we. `done`: nobody any more. */
export const REGISTRATION_TURNS = ['student', 'us', 'done'] as const;
export type RegistrationTurn = (typeof REGISTRATION_TURNS)[number];

/** `moved`: whose step began last. `longest`: for whom somebody has waited longest. */
export const REGISTRATION_ORDERS = ['newest', 'name', 'moved', 'longest'] as const;
export type RegistrationOrder = (typeof REGISTRATION_ORDERS)[number];

/** A page of the list: everybody at first, or who fits. `waiting`: may be nudged now. */
export const REGISTRATION_FILTERS = ['all', 'waiting', ...REGISTRATION_STEPS] as const;
export type RegistrationFilter = (typeof REGISTRATION_FILTERS)[number];
