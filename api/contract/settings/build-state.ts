/** Why pages could not be built. */
export const BUILD_FAULTS = ['disk_full', 'out_of_memory', 'program_changed', 'too_long', 'other'] as const;
export type BuildFault = (typeof BUILD_FAULTS)[number];
