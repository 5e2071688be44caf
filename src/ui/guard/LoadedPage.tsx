import type { ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import type { Loaded } from '../useLoaded.ts';
import { failurePicture, GuardMessage } from './GuardMessage.tsx';
import type { GuardProps } from './guard-props.ts';
import { Waiting } from './Waiting.tsx';

interface Props<Data> {
  guard: GuardProps;
  of: Pick<Loaded<Data>, 'data' | 'fault' | 'load'> & Partial<Pick<Loaded<Data>, 'isGone' | 'isOffline'>>;
  /** What is said where it could not be loaded; `gone`: where there is no such thing, with the way on alone. */
  failed: { title: string; retry: string; gone?: string };
  /** A way on, beside another try. */
  back?: { href: string; text: string };
  children: (data: Data) => ReactNode;
}

/** A whole page that is about what is loaded for it: until then the guard's 'loading', or why it did not come. */
export function LoadedPage<Data>({ guard, of, failed, back, children }: Props<Data>) {
  const { data, fault, isGone, isOffline, load } = of;
  if (data !== undefined) return children(data);
  if (fault === undefined) return <Waiting texts={guard.texts} />;
  if (isGone && failed.gone && back)
    return (
      <GuardMessage picture={failurePicture(guard.picture, false)} title={failed.gone}>
        <p className="muted">{fault}</p>
        <p>
          <a className="btn" href={back.href}>
            {back.text}
          </a>
        </p>
      </GuardMessage>
    );
  return (
    <GuardMessage picture={failurePicture(guard.picture, isOffline ?? false)} title={failed.title}>
      <p className="muted">{fault}</p>
      <p className={back && 'acts'}>
        <Button look="line" label={failed.retry} onClick={load} />
        {back && (
          <a className="btn line" href={back.href}>
            {back.text}
          </a>
        )}
      </p>
    </GuardMessage>
  );
}
