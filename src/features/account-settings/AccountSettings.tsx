import { guarded } from '#src/ui/guard/guarded.tsx';

/** /account, for everybody who is signed in. */
export const AccountSettings = guarded(async () => (await import('./Settings.tsx')).Settings);
