import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import type { ContractSide } from '#contract/employment-contracts/contract-rules.ts';
import { fill } from '#contract/fill.ts';
import { Note } from '#src/ui/Note.tsx';
import { WithNumber } from '#src/ui/parts/WithNumber.tsx';
import { Copies } from './Copies.tsx';
import { CopyUpload, type UploadProps } from './CopyUpload.tsx';
import styles from './contract.module.css';
import type { shownToSide } from './contract-in-words.ts';
import { Life } from './Life.tsx';
import type { LifeTexts } from './life.text.ts';
import { endInWords } from './life-in-words.ts';
import { Steps } from './Steps.tsx';
import { Terms } from './Terms.tsx';
import { Requests, WayOut } from './WayOut.tsx';

interface Props extends Pick<UploadProps, 'lang' | 'at' | 'token' | 'errors'> {
  contract: ContractReply;
  side: ContractSide;
  shown: ReturnType<typeof shownToSide>;
  texts: Parameters<typeof Terms>[0]['texts'] &
    Record<'reason' | 'terms' | 'zav' | 'paper' | 'copiesTitle' | 'leftTitle' | 'left', string> & {
      upload: UploadProps['texts'] & Record<'done' | 'refusedTitle', string>;
      life: LifeTexts;
    };
  paperHref: string;
  hrefOfCopy: (id: string) => string;
  onContract: (contract: ContractReply) => void;
  /** The contract is another one than the page shows: it has to be asked for again. */
  onChanged: () => void;
  /** What comes between the cost sheet and the upload. */
  children?: ReactNode;
}

/** A contract for one of its sides: where it is, what it says, what is next. */
export function SideContract({ children, ...props }: Props) {
  const { contract, side, shown, texts: t, paperHref, hrefOfCopy, onContract, onChanged } = props;
  const [news, setNews] = useState<{ tone: 'ok' | 'warn'; text: string }>();
  const told = useRef<HTMLDivElement>(null);
  // The pressed button stands far below, and may be gone.
  useEffect(() => {
    if (news) told.current?.focus();
  }, [news]);
  const own = contract.copies.some((copy) => copy.side === side && copy.is_current);
  const mayUpload = contract.can.indexOf('upload') >= 0;
  // Signed: what is still to happen counts more than what is agreed.
  const isActive = contract.state === 'active';
  // Its note says more.
  const isEnding = isActive && contract.end !== null;
  const life = { ...props, texts: t.life, formTexts: t.upload };
  return (
    <section className="card" data-contract={contract.state} aria-labelledby={`contract-${contract.id}`}>
      <div className="row spread">
        <h2 id={`contract-${contract.id}`} className={styles.title} tabIndex={-1}>
          <WithNumber text={shown.title} />
        </h2>
        <span className={`badge ${shown.tone}`}>{shown.badge}</span>
      </div>
      {shown.version && <p className="sm muted">{shown.version}</p>}
      {shown.now >= 0 && <Steps steps={shown.steps} now={shown.now} />}
      <div role="status">
        {news && (
          <div className={styles.part}>
            <Note tone={news.tone} title={news.text} ref={told} />
          </div>
        )}
      </div>
      {contract.has_left && (
        <div className={styles.part}>
          <Note tone="warn" title={t.leftTitle} text={t.left} />
        </div>
      )}
      {news?.tone !== 'ok' && !isEnding && <p className={styles.part}>{shown.sentence}</p>}
      <Told {...props} />
      {contract.terms && (
        <>
          {isActive && (
            <>
              <Life {...life} />
              <h3 className={styles.part}>{t.terms}</h3>
            </>
          )}
          <Terms facts={shown.facts} costs={shown.costs} texts={t} />
          {children}
          {shown.now === 0 && <p className={`sm ${styles.part}`}>{t.zav}</p>}
          {contract.state !== 'cancelled' && (side === 'candidate' || contract.reads !== 'number') && (
            <p className={styles.part}>
              <a className="btn line" href={paperHref}>
                {t.paper}
              </a>
            </p>
          )}
          {mayUpload && (
            <CopyUpload
              // Another form for other terms, so that no old file is sent for them.
              key={`${contract.terms_version}-${contract.copies.length}`}
              {...props}
              texts={t.upload}
              isAgain={own}
              isMain={!own || shown.returned !== ''}
              onContract={(reply) => {
                setNews({ tone: 'ok', text: t.upload.done });
                onContract(reply);
              }}
              onChanged={(sentence) => {
                setNews({ tone: 'warn', text: sentence ?? t.upload.refusedTitle });
                onChanged();
              }}
            />
          )}
          {!isActive && <Life {...life} />}
          <WayOut {...life} />
          <Copies title={t.copiesTitle} copies={shown.copies.map((one) => ({ ...one, href: hrefOfCopy(one.id) }))} />
        </>
      )}
    </section>
  );
}

/** What happened to it: its end, newer terms, a copy or contract that was sent back, requests and answers. */
function Told({ contract, side, shown, texts: t }: Omit<Props, 'children'>) {
  const end = endInWords(contract, side, t.life);
  return (
    <>
      {end && (
        <div className={styles.part}>
          <Note tone="warn" title={end.title}>
            {end.lines.map((line) => (
              <p key={line} className={styles.long}>
                {line}
              </p>
            ))}
          </Note>
        </div>
      )}
      {contract.signed_version !== null && (
        <p className={styles.part}>{fill(t.life.older, { version: contract.signed_version })}</p>
      )}
      {shown.returned && (
        <div className={styles.part}>
          <Note tone="warn" title={t.reason}>
            <p className={styles.long}>{shown.returned}</p>
          </Note>
        </div>
      )}
      {contract.cancel_reason && (
        <p className={styles.long}>
          <b>{t.reason}</b> {contract.cancel_reason}
        </p>
      )}
      <Requests contract={contract} texts={t.life} />
    </>
  );
}
