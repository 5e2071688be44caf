import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Guard.module.css';

interface Props {
  picture: { src: string; width: number; height: number };
  title: string;
  children: ReactNode;
}

/** The picture of what failed: the crossed-out network stands only where nobody answered. */
export function failurePicture({ lost, offline }: { lost: string; offline: string }, isOffline: boolean) {
  return isOffline ? { src: offline, width: 240, height: 180 } : { src: lost, width: 480, height: 360 };
}

/** A whole page with one message. It replaces another page, so its heading takes the focus. */
export function GuardMessage({ picture, title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={`card raised ${styles.message}`}>
        <img loading="lazy" {...picture} alt="" />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
