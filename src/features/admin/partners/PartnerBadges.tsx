import type { Partner } from './partner.ts';

interface Props {
  partner: Pick<Partner, 'invite_active' | 'verified_at'>;
  texts: Record<'active' | 'paused' | 'verified' | 'unverified', string>;
}

/** Whether the organisation is verified, and whether its invitation works: nobody who waits is called active. */
export function PartnerBadges({ partner: { invite_active, verified_at }, texts: t }: Props) {
  return (
    <>
      {(verified_at || !invite_active) && (
        <span className={`badge ${invite_active ? 'ok' : 'warn'}`}>{invite_active ? t.active : t.paused}</span>
      )}{' '}
      <span className={`badge ${verified_at ? 'ok' : 'warn'}`}>{verified_at ? t.verified : t.unverified}</span>
    </>
  );
}
