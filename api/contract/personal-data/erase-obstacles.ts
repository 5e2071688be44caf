/** What an account still holds, so that it is not erased: each is the code of the refusal. */
export const ERASE_OBSTACLES = [
  'erasure_application',
  'last_admin',
  'owner_stays',
  'owner_hands_over',
  'erasure_open_contract',
  'erasure_open_place',
] as const;
export type EraseObstacle = (typeof ERASE_OBSTACLES)[number];
