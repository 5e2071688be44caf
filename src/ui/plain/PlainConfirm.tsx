import type { ReactNode } from 'react';
import type { PlainForm } from '../form/plain-form.ts';

interface Props {
  plain: PlainForm;
  /** Of the button that takes its place as soon as the script is there. */
  id: string;
  label: string;
  className: string;
  /** The button that does it; `label`, unless given. */
  confirm?: string | undefined;
  text: string;
  isHarmless?: boolean | undefined;
  children?: ReactNode;
}

/** Asks before something is done, where the script is late or missing: opens, and takes a tick before the press. */
export function PlainConfirm({ plain, id, label, className, confirm = label, text, isHarmless, children }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React takes over what the server has drawn as it stands
  if (!import.meta.env.SSR) return <details dangerouslySetInnerHTML={{ __html: '' }} />;
  const sure = `${id}-sure`;
  return (
    <details>
      <summary id={id} className={className}>
        {label}
      </summary>
      <form className="card stack" method="post" {...plain.form}>
        <input type="hidden" name="fixed" value={plain.fixed} />
        <p>{text}</p>
        {children}
        {!isHarmless && (
          <div className="check">
            <input type="checkbox" id={sure} name="sure" value="yes" required />
            <label htmlFor={sure}>{plain.sure}</label>
          </div>
        )}
        <p>
          <button type="submit" className={isHarmless ? 'btn small' : 'btn bad small'}>
            {confirm}
          </button>
        </p>
      </form>
    </details>
  );
}
