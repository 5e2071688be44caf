import { useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { dateInWords } from '#src/i18n/format.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import { Deciders } from '../Deciders.tsx';
import { NotSaved } from '../NotSaved.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { AdminEmployersTexts } from './employers.text.ts';
import type { EmployerFound } from './employers.ts';
import type { Act, useEmployerDetail } from './useEmployerDetail.ts';

interface Props extends TextProps<AdminEmployersTexts> {
  found: EmployerFound;
  one: ReturnType<typeof useEmployerDetail>;
}

/** Where the vetting is, and what an admin can decide about what is shown below. */
export function DecideCard({ lang, texts, found, one }: Props) {
  const { detail: t } = texts;
  const { employer, can, ends } = found;
  const [isAsking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusBack(employer.state, () => title.current);
  const isBusy = one.doing.kind === 'busy';
  const mayVet = can.indexOf('vetted') >= 0;
  const refuse = mayVet ? t.refuse : t.withdraw;
  return (
    <section className="card raised" data-decide="">
      <h2 ref={title} tabIndex={-1}>
        {t.decideTitle}
      </h2>
      <p>{sentenceOf(found, lang, texts)}</p>
      {employer.refusal_reason && <p className="reason">{employer.refusal_reason}</p>}
      {!isAsking && <NotSaved doing={one.doing} acts={DECISIONS} title={t.notSaved} />}
      {can.length > 0 && (
        <Deciders>
          <p className="acts after">
            {mayVet && (
              <Button
                isBusy={isBusy}
                working={texts.working}
                label={t.vet}
                onClick={() => one.decide(employer.version, 'vetted')}
              />
            )}
            {can.indexOf('refused') >= 0 && (
              <Button
                look="bad"
                label={refuse}
                onClick={() => {
                  one.forget();
                  setAsking(true);
                }}
              />
            )}
          </p>
        </Deciders>
      )}
      <ReasonDialog
        open={isAsking && can.indexOf('refused') >= 0}
        id="refusal-reason"
        title={mayVet ? t.refuseTitle : t.withdrawTitle}
        texts={{ ...texts, label: t.reason, hint: t.reasonHint, missing: t.reasonMissing, act: refuse }}
        isBusy={isBusy}
        onClose={() => setAsking(false)}
        onGo={(reason) => one.decide(employer.version, 'refused', { reason, ends: ends.proposals + ends.offers })}
        fault={<NotSaved doing={one.doing} title={t.notSaved} />}
      >
        <p className="long">{fill(t.refuseText, { company: employer.company || texts.noCompany })}</p>
        {ends.requirements > 0 && <p data-ends="">{fill(t.refuseEnds, ends)}</p>}
      </ReasonDialog>
    </section>
  );
}

/** What fails about people is said in the dialog about them. */
const DECISIONS: readonly Act[] = ['vetted', 'refused'];

function sentenceOf({ employer }: EmployerFound, lang: Lang, { detail: t }: AdminEmployersTexts): string {
  const { submitted_at, decided_at } = employer;
  const day = (time: string | null) => ({ date: time === null ? '' : dateInWords(time, lang) });
  switch (employer.state) {
    case 'new':
      return t.newText;
    case 'submitted':
      return fill(t.waitingText, day(submitted_at));
    case 'vetted':
      return fill(t.vettedText, day(decided_at));
    case 'refused':
      return fill(t.refusedText, day(decided_at));
  }
}
