// Without zod, as pages load these too.
import { DOCUMENT_TYPES } from '../model/document.ts';
import { REGISTRATION_STEPS } from '../model/steps.ts';

/** Whose turn it is: the student's or the operator's. `done`: nobody's. */
export const REGISTRATION_TURNS = ['student', 'us', 'done'] as const;
export type RegistrationTurn = (typeof REGISTRATION_TURNS)[number];

/** `moved`: by when their step began, the latest first. `longest`: by how long they have waited, the longest first. */
export const REGISTRATION_ORDERS = ['newest', 'name', 'moved', 'longest'] as const;
export type RegistrationOrder = (typeof REGISTRATION_ORDERS)[number];

/** Filters of the list. `waiting`: students who may be nudged now. */
export const REGISTRATION_FILTERS = ['all', 'waiting', ...REGISTRATION_STEPS] as const;
export type RegistrationFilter = (typeof REGISTRATION_FILTERS)[number];

/** What a student has to do next; several things where documents are missing. */
export const MISSING_THINGS = ['application', ...DOCUMENT_TYPES, 'originals'] as const;
export type MissingThing = (typeof MISSING_THINGS)[number];
