import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { TestMail } from '../mails/TestMail.tsx';
import { Retry } from '../Retry.tsx';
import { Connections } from '../server/Connections.tsx';
import { Findings } from '../server/Findings.tsx';
import { worstFirst } from '../server/server.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import type { SetUpStepsProps } from './set-up-props.ts';
import type { SetUpStepsTexts } from './set-up-steps.text.ts';

/** What stands in the imprint, in mails and in the privacy notice. */
const GROUPS = ['legal', 'contact', 'operator', 'privacy'] as const;
/** What no setting says. */
const PARTS: readonly string[] = ['mail', 'backup', 'key', 'alarm'];

export function SetUpSteps(props: SetUpStepsProps & { texts: SetUpStepsTexts }) {
  const { lang, texts: t, links } = props;
  const toasts = useToasts();
  const { data, fault, load } = useLoaded({
    ask: (signal) => call('GET /api/admin/server', {}, { lang, signal }),
    read: (reply) => worstFirst(reply).filter(({ part }) => PARTS.includes(part)),
    fault: (answer) => faultOf(answer, lang, t.server),
  });
  return (
    <>
      <SettingsPage lang={lang} texts={{ ...t.settings, title: t.title, lead: t.lead }} groups={GROUPS}>
        <Connections lang={lang} texts={t.server} />
        <section className="card stack">
          <h2>{t.rest}</h2>
          <p className="sm">{t.restText}</p>
          {data && <Findings texts={t.server} settings={links.settings} findings={data} />}
          {fault !== undefined && (
            <Retry message={`${t.server.failedTitle}. ${fault}`} label={t.server.retry} onRetry={load} />
          )}
          <TestMail {...props} texts={t.mails} push={toasts.push} />
          <p>
            <a href={links.server}>{t.toServer}</a>
          </p>
        </section>
      </SettingsPage>
      <Toaster toasts={toasts} close={t.mails.close} />
    </>
  );
}
