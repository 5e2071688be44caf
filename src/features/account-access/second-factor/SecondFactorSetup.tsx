import type { Said } from '#src/i18n/text.ts';
import { call } from '#src/lib/call/call.ts';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import { CopySecret } from '#src/ui/recovery-codes/CopySecret.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { useAccount } from '../shell/account-context.ts';
import styles from './second-factor.module.css';
import type { secondFactorText } from './second-factor.text.ts';

export type SecondFactorTexts = Said<typeof secondFactorText>;

export interface Credentials {
  email: string;
  password: string;
}

/** What an authenticator app needs: the code to scan, the same as a link, and as a key to type. */
export function SecondFactorSetup({ credentials, texts: t }: { credentials: Credentials; texts: SecondFactorTexts }) {
  const { lang } = useAccount();
  const { data, fault, load } = useLoaded({
    ask: (signal) => call('POST /api/auth/second-factor-setup', credentials, { lang, signal }),
    fault: (answer) => (answer.kind === 'refused' && answer.message) || '',
  });

  if (!data && fault === undefined) return <p role="status">{t.loading}</p>;
  if (!data) return <RetryNote title={t.setupFailed} message={fault} retry={t.retry} onRetry={load} />;
  const { secret, url, qr } = data;
  return (
    <>
      <p>{t.setupText}</p>
      <ol className={styles.steps}>
        <li>{t.setup1}</li>
        <li>
          {t.setup2}
          <svg
            className={styles.qr}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label={t.qr}
          >
            <rect width={qr.size} height={qr.size} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
          <a className="btn line small" href={url}>
            {t.samePhone}
          </a>
          <p className={styles.byHand}>{t.byHand}</p>
          <p className={styles.secret}>
            <code>{inGroups(secret)}</code>
            <CopySecret value={secret} texts={t} />
          </p>
        </li>
        <li>{t.setup3}</li>
      </ol>
    </>
  );
}

/** Groups of four are easier to type; authenticator apps ignore the spaces. */
function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
