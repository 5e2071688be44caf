import { type ComponentType, useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { type HandOver, handOver } from '#src/lib/hand-over.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { useOnMount } from '#src/ui/island/on-change.ts';
import { Note } from '#src/ui/Note.tsx';
import type { SecondFactorProps } from '../second-factor/SecondFactor.tsx';
import type { SecondFactorTexts } from '../second-factor/SecondFactorSetup.tsx';
import { AccountEmail } from '../shell/AccountEmail.tsx';
import { AccountForm } from '../shell/AccountForm.tsx';
import { useAccount } from '../shell/account-context.ts';
import { focusOn } from '../shell/focus-on.ts';
import { keptSession } from '../shell/kept-session.ts';
import { readSignedIn } from '../shell/owner.ts';
import { ResendConfirmation } from '../shell/ResendConfirmation.tsx';
import { useAccountForm } from '../shell/useAccountForm.ts';
import { HandedOver, type NetworkLink } from './HandedOver.tsx';
import type { SignInTexts } from './sign-in.text.ts';
import { useSignedIn } from './useSignedIn.ts';

export interface SignInProps {
  texts: SignInTexts;
  secondFactor: SecondFactorTexts;
  /** How long the page waits before it leads on; the specification wants this of the partners' page. */
  delayMilliseconds?: number;
  network?: NetworkLink;
  /** What stands below the form beside the way for a forgotten password: students cannot sign up here. */
  below?: 'qr';
}

/** A further step after e-mail and password, whose screen comes in a script of its own. */
interface Step extends Pick<SecondFactorProps, 'how' | 'credentials'> {
  Screen: ComponentType<SecondFactorProps>;
}

const NAMES = ['email', 'password'];

/** Asks for e-mail and password, for every role; the answer says which role it is. */
export function SignIn({ texts: t, secondFactor, delayMilliseconds, network, below }: SignInProps) {
  const { lang, texts, links } = useAccount();
  const [step, setStep] = useState<Step>();
  const [news, setNews] = useState<HandOver>();
  const { already, isLeaving, tell, leave, stay } = useSignedIn(delayMilliseconds);
  const nextStep = useRef<Step>(undefined);

  const form = useAccountForm({
    id: 'sign-in',
    names: NAMES,
    call: 'POST /api/auth/sign-in',
    check: missingCredential,
    bodyOf: credentialsOf,
    read: async (answer, entries) => {
      const how = secondFactorOf(answer);
      if (!how) return keptSession(answer, lang, t.noCookies);
      const loaded = await import('../second-factor/SecondFactor.tsx').catch(() => undefined);
      if (!loaded) return { kind: 'unreachable', reason: 'offline' };
      nextStep.current = { how, credentials: credentialsOf(entries), Screen: loaded.SecondFactor };
      return { kind: 'ok', data: {} };
    },
    onOk: (reply) => {
      const user = readSignedIn(reply);
      if (user) {
        tell(reply);
        leave(user);
      } else if (nextStep.current) {
        setStep(nextStep.current);
        nextStep.current = undefined;
      } else {
        return t.failed;
      }
      return undefined;
    },
    fallback: t.failed,
  });

  useOnMount(() => {
    const handed = handOver.take();
    const email = form.ref.current?.elements.namedItem('email');
    if (!handed || !(email instanceof HTMLInputElement)) return;
    setNews(handed);
    if (email.value === '') email.value = handed.email;
    form.refresh();
  });

  return (
    <>
      {step && (
        <step.Screen
          how={step.how}
          credentials={step.credentials}
          texts={secondFactor}
          failed={t}
          isLeaving={isLeaving}
          onStay={stay}
          onSignedIn={tell}
          onDone={leave}
          onBack={() => {
            setStep(undefined);
            focusOn('sign-in-password');
          }}
        />
      )}
      {/* Only hidden, so that nobody who goes back has to type twice. */}
      <div className="stack" hidden={step !== undefined}>
        {news && <HandedOver news={news} texts={t} network={network} />}
        {already && !news && (
          <Note tone="info" title={t.alreadyTitle} role="status">
            <p>{fill(t.alreadyText, { email: already.email })}</p>
            <p>
              <button type="button" className="btn line small" onClick={() => leave(already)}>
                {t.goOn}
              </button>
            </p>
          </Note>
        )}
        <AccountForm
          form={form}
          failedTitle={t.failedTitle}
          submit={isLeaving ? t.goingOn : t.submit}
          act={(code) =>
            code === 'email_not_confirmed' && (
              <ResendConfirmation email={String(form.entries.get('email') ?? '').trim()} />
            )
          }
        >
          <AccountEmail form={form} autoComplete="username" />
          <PasswordField
            form={form}
            name="password"
            label={texts.fields.password}
            autoComplete="current-password"
            texts={texts.password}
          />
        </AccountForm>
        <p className="sm">
          <a className="act" href={links.reset}>
            {t.forgotten}
          </a>
        </p>
        {below === 'qr' && <p className="sm muted">{t.qrOnly}</p>}
      </div>
    </>
  );
}

function missingCredential(entries: Entries) {
  return NAMES.filter((name) => !entries.has(name)).map((path) => ({ path, code: 'credentials_required' }));
}

function credentialsOf(entries: Entries) {
  return { email: String(entries.get('email') ?? ''), password: String(entries.get('password') ?? '') };
}

function secondFactorOf(answer: Answer): Step['how'] | undefined {
  if (answer.kind !== 'refused') return undefined;
  if (answer.code === 'second_factor_required') return 'code';
  return answer.code === 'second_factor_setup' ? 'setup' : undefined;
}
