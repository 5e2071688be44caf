import type { ComponentType } from 'react';
import type { SessionUser } from '#contract/accounts/account.ts';
import { readTextFile } from '#src/lib/read-text-file.ts';
import { useLazyScript } from '../lazy/useLazyScript.ts';
import { Guard } from './Guard.tsx';
import type { GuardProps } from './guard-props.ts';
import { LazyPart } from './LazyPart.tsx';

/**
 * The page of a role, in a script of its own that is fetched while the server is still asked who is signed in.
 * @param load the component that draws the page, for people whom the guard lets in
 */
export function guarded<Props extends { guard: GuardProps }>(
  load: (props: Props) => Promise<ComponentType<Props & { user: SessionUser }>>,
) {
  return function GuardedPage(props: Props) {
    const { guard } = props;
    const { lazy } = useLazyScript(async () => ({ Page: await load(props) }));
    return (
      <Guard guard={guard}>
        {(user) => (
          <LazyPart guard={guard} lazy={lazy}>
            {({ Page }) => <Page {...props} user={user} />}
          </LazyPart>
        )}
      </Guard>
    );
  };
}

/** The same, for a page whose texts do not fit into its HTML: they come beside its script. */
export function guardedWithTexts<Own extends { texts: unknown }>(load: () => Promise<ComponentType<Own>>) {
  type Props = Omit<Own, 'texts' | 'user'> & { guard: GuardProps; textsAddress: string };
  return guarded(async ({ textsAddress, guard }: Props) => {
    const [Page, texts] = await Promise.all([load(), readTextFile(textsAddress, guard.lang)]);
    return (props) => <Page {...({ ...props, texts } as unknown as Own)} />;
  });
}
