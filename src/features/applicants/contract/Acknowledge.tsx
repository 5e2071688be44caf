import { useRef, useState } from 'react';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { fill } from '#contract/fill.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { Note } from '#src/ui/Note.tsx';
import { PlainButton } from '#src/ui/plain/PlainButton.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import type { ApplicantProps } from '../application/applicant.ts';
import { messageOf } from '../application/message-of.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import type { OwnContractTexts } from './contract.text.ts';

export type Props = ApplicantProps<OwnContractTexts>;

export interface OwnContractProps extends Pick<Props, 'token' | 'texts'> {
  contract: ContractReply;
  onContract: (contract: ContractReply) => void;
  onChanged: () => void;
}

type Doing = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; message: string };

/** That the cost sheet was read: before the signed copy is taken. */
export function Acknowledge({ contract, token, texts, onContract, onChanged }: OwnContractProps) {
  const { lang, texts: shell } = useShell();
  const [doing, setDoing] = useState<Doing>({ kind: 'idle' });
  const { page: t } = texts;
  const told = useRef<HTMLDivElement>(null);
  useFocusBack(contract.costs_acknowledged_at, () => told.current);
  const input = { contract_id: contract.id, terms_version: contract.terms_version };
  const acknowledge = async () => {
    if (doing.kind === 'busy') return;
    setDoing({ kind: 'busy' });
    const answer = await call('POST /api/acknowledge-contract-costs', input, { lang, token });
    if (answer.kind === 'ok' && typeof answer.data.id === 'string') {
      setDoing({ kind: 'idle' });
      return onContract(answer.data);
    }
    setDoing({ kind: 'failed', message: messageOf(answer, shell.form.offlineText, shell.load.resumeText) });
    if (answer.kind === 'refused' && answer.status === 409) onChanged();
  };
  if (contract.costs_acknowledged_at)
    return (
      <div className={layout.after}>
        <Note
          tone="ok"
          title={fill(t.acknowledged, { date: formatDateTime(contract.costs_acknowledged_at) })}
          ref={told}
        />
      </div>
    );
  if (contract.can.indexOf('acknowledge') < 0) return null;
  return (
    <div className={`stack ${layout.after}`} data-acknowledge="">
      {doing.kind === 'failed' && <Note tone="warn" title={t.notSaved} role="alert" text={doing.message} />}
      <p className="sm muted">{t.acknowledgeText}</p>
      <PlainButton
        plain={{ id: `costs-${contract.id}`, to: 'POST /api/acknowledge-contract-costs', fixed: input }}
        className="btn"
        isBusy={doing.kind === 'busy'}
        onPress={acknowledge}
      >
        {doing.kind === 'busy' ? t.working : t.acknowledge}
      </PlainButton>
    </div>
  );
}
