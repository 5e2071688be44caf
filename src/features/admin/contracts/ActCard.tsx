import { useState } from 'react';
import type { ContractState } from '#contract/employment-contracts/contract-rules.ts';
import { euroText } from '#contract/euro-text.ts';
import { fill } from '#contract/fill.ts';
import { addressOf } from '#src/lib/call/call-address.ts';
import { UnlawfulNote } from '#src/nouns/requirement/UnlawfulNote.tsx';
import { unlawfulSentences } from '#src/nouns/requirement/unlawful-sentences.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import { Deciders } from '../Deciders.tsx';
import { NotSaved } from '../NotSaved.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { reasonTexts } from './contract-reason.ts';
import type { ContractFound } from './contracts.ts';
import type { AdminContractsProps } from './contracts-props.ts';
import type { ContractHandle } from './useContractDetail.ts';

interface Props extends AdminContractsProps {
  found: ContractFound;
  one: ContractHandle;
  isChanging: boolean;
  isUnsaved: boolean;
  onChange: () => void;
}

/** In which states nobody has accepted both signed copies, on which the rest stands by hand. */
const STILL_TO_WRITE: readonly ContractState[] = ['draft', 'sent', 'signed-by-employer', 'signed-by-candidate'];

/** What an admin can do with a contract as it is now. */
export function ActCard(props: Props) {
  const { lang, texts, found, one, isChanging, isUnsaved, onChange } = props;
  const { detail: t } = texts;
  const { contract, can, missing, unlawful, left_free: free, raised_wage_cents: raised } = found;
  const [isAsking, setAsking] = useState(false);
  const isBusy = one.doing.kind === 'busy';
  useFocusBack(contract.state, () => document.getElementById('acts'));
  return (
    <section className="card raised" data-acts="">
      <h2 id="acts" tabIndex={-1}>
        {t.actTitle}
      </h2>
      {contract.cancel_reason && <p className="reason">{contract.cancel_reason}</p>}
      {contract.state === 'draft' && missing.length > 0 && (
        <Note tone="warn" title={fill(t.missing, { names: missing.map((name) => t[`missing_${name}`]).join(', ') })} />
      )}
      {contract.state !== 'draft' && can.indexOf('change') >= 0 && missing.indexOf('shifts_en') >= 0 && (
        <Note tone="info" title={texts.untranslated} text={t.untranslatedHelp} />
      )}
      {STILL_TO_WRITE.indexOf(contract.state) >= 0 && free.length > 0 && (
        <Note tone="info" title={t.leftFreeTitle}>
          <ul>
            {free.map((name) => (
              <li key={name}>{t[name]}</li>
            ))}
          </ul>
          <p>{t.leftFree}</p>
        </Note>
      )}
      {isUnsaved && <Note tone="warn" title={t.unsaved} />}
      <UnlawfulNote title={texts.work.unlawful} sentences={unlawfulSentences(unlawful, texts.work, lang)}>
        {can.indexOf('change') >= 0 && unlawful.some(({ path }) => path !== 'area') && (
          <Deciders>
            <p>{t.unlawfulHelp}</p>
          </Deciders>
        )}
      </UnlawfulNote>
      {raised !== null && (
        <Note tone="info" title={t.raisedTitle} text={fill(t.raised, { euro: euroText(raised, lang) })} />
      )}
      {contract.is_signed && <p className="muted after">{t.signed}</p>}
      {can.length === 0 && !contract.is_signed && <p className="muted">{t.nothing}</p>}
      {!isAsking && <NotSaved doing={one.doing} title={texts.notSaved} />}
      <div className="acts after">
        <Deciders>
          {can.indexOf('send') >= 0 && (
            <Button
              isBusy={isBusy}
              working={texts.working}
              label={t.send}
              disabled={isUnsaved}
              onClick={() => one.send(contract.version)}
            />
          )}
          {can.indexOf('change') >= 0 && (
            <Button look="line" label={t.change} aria-expanded={isChanging} onClick={onChange} />
          )}
        </Deciders>
        <a
          className="btn line"
          href={addressOf('GET /api/admin/contracts/:contract_id/paper.pdf', { contract_id: contract.id })}
        >
          {t.paper}
        </a>
        <Deciders>
          {can.indexOf('cancel') >= 0 && (
            <Button
              look="bad"
              label={t.cancelContract}
              onClick={() => {
                one.forget();
                setAsking(true);
              }}
            />
          )}
        </Deciders>
      </div>
      <ReasonDialog
        open={isAsking && can.indexOf('cancel') >= 0}
        id="reason"
        title={t.cancelTitle}
        texts={{ ...reasonTexts(texts), cancel: t.keepContract, hint: t.reasonHint, act: t.cancelContract }}
        isBusy={isBusy}
        onClose={() => setAsking(false)}
        onGo={(reason) => one.cancel(contract.version, reason)}
        fault={<NotSaved doing={one.doing} title={texts.notSaved} />}
      >
        <p>{t.cancelText}</p>
      </ReasonDialog>
    </section>
  );
}
