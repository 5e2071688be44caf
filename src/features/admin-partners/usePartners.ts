import { useEffect, useState } from 'react';
import { readJson } from '#src/lib/call.ts';
import type { PartnerListProps } from './admin-partners-props.ts';
import { faultOf } from './fault.ts';
import { type Partner, readPartners } from './partner.ts';

type View = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; partners: readonly Partner[] };

export function usePartners({ lang, words }: PartnerListProps): { view: View; load: () => void } {
  const [view, setView] = useState<View>({ kind: 'loading' });
  const ask = async () => {
    const answer = await readJson('/api/admin/partners', { lang });
    const partners = answer.kind === 'ok' ? readPartners(answer.data) : undefined;
    setView(partners ? { kind: 'ready', partners } : { kind: 'failed', message: faultOf(answer, lang, words.faults) });
  };
  const load = () => {
    setView({ kind: 'loading' });
    ask();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the page opens
  useEffect(() => {
    ask();
    // Back from a partner's page the browser shows the list as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && ask();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return { view, load };
}
