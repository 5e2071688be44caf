import { type ReactNode, useEffect, useRef } from 'react';
import styles from './invite.module.css';
import { useInvitePage } from './invite-context.ts';

interface Props {
  pill: string;
  lead: ReactNode;
  children: ReactNode;
  /** True once the check has ended: the heading takes the focus, unless somebody has begun elsewhere. */
  isNews?: boolean;
}

/** Who invites, with a picture, and a card beside it. It looks the same while the invitation is checked. */
export function Frame({ pill, lead, children, isNews = false }: Props) {
  const { texts: t, pictures } = useInvitePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isNews]);
  return (
    <div className={`wrap ${styles.frame}`}>
      <div className={styles.texts}>
        <p className={`pill ${styles.pill}`}>{pill}</p>
        <h1 ref={heading} tabIndex={-1}>
          {t.headline}
        </h1>
        <p className="lead">{lead}</p>
        {/* Below 60em the scene is hidden, and a lazy picture is not fetched there. */}
        <div className={`scene ${styles.scene}`}>
          <img src={pictures.poster} alt="" width={480} height={360} loading="lazy" />
        </div>
      </div>
      <section className={`card raised ${styles.card}`} aria-label={t.formTitle}>
        {children}
      </section>
    </div>
  );
}
