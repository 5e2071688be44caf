import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { WithNumber } from '#src/ui/parts/WithNumber.tsx';
import { leftOut, takesOurCopy } from './copies.ts';
import { DownloadPapers } from './DownloadPapers.tsx';
import { NoteSeveral } from './NoteSeveral.tsx';
import { SeveralCard } from './SeveralCard.tsx';
import type { SeveralProps } from './several.text.ts';
import { UploadCopies } from './UploadCopies.tsx';

/** Papers, signed copies and exchange and start of several contracts; nothing where only one waits. */
export function SeveralContracts(props: SeveralProps) {
  const { texts: t, contracts } = props;
  const [hasSent, setSent] = useState(false);
  const open = contracts.filter(takesOurCopy);
  const waiting = open.filter(({ checking }) => checking.indexOf('employer') < 0);
  return (
    <>
      {/* Whoever has just sent them, or takes them back, still reads what has become of each. */}
      {(open.length > 1 || hasSent) && (
        <SeveralCard id="several" title={t.title}>
          <p>{fill(t.lead, { count: waiting.length })}</p>
          {leftOut(contracts).map(({ why, numbers }) => (
            <p key={why} className="sm muted">
              <WithNumber text={fill(t[why], { numbers })} />
            </p>
          ))}
          {waiting.length > 0 && <DownloadPapers {...props} contracts={waiting} />}
          <UploadCopies
            {...props}
            onChanged={() => {
              setSent(true);
              props.onChanged();
            }}
          />
        </SeveralCard>
      )}
      <NoteSeveral {...props} what="paper" />
      <NoteSeveral {...props} what="began" />
    </>
  );
}
