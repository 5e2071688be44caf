import { isSameOrganization } from '#contract/accounts/organization-name.ts';
import type { OwnPartnerProfile as Profile } from '#contract/partners/partner.ts';

/**
 * What a changed name does to the verification: nothing, keep it (a correction), or end it (another name). Without a
 * verification there is nothing to lose. The server decides by the same rule. Pure.
 */
export function nameChange(
  {
    organization_name,
    verified_at,
    verified_name,
  }: Pick<Profile, 'organization_name' | 'verified_at' | 'verified_name'>,
  typed: string | undefined,
): 'none' | 'corrected' | 'another' {
  const name = typed?.trim() ?? '';
  if (name === '' || name === organization_name || verified_at === null) return 'none';
  return isSameOrganization(verified_name ?? organization_name, name) ? 'corrected' : 'another';
}
