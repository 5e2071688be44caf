import { Component, Fragment, type ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import styles from './ErrorBoundary.module.css';
import type { ErrorScreenTexts } from './error-screen.ts';
import { tellTakenOver } from './finished.ts';

interface Props {
  children: ReactNode;
  texts: ErrorScreenTexts;
  /** A mailto: link to support. */
  supportHref: string;
  /** 'h1' where the island is the whole page. */
  heading?: 'h1' | 'h2';
  /** Runs before the children are rendered again, to forget what broke them. */
  onRetry?: () => void;
}

interface State {
  failed: boolean;
  attempt: number;
}

/** The outermost boundary of every island: after an error it shows a way on instead of an empty page. */
export class ErrorBoundary extends Component<Props, State> {
  // No class fields: written down for old browsers they bring a helper of 200 bytes to every island.
  constructor(props: Props) {
    super(props);
    this.state = { failed: false, attempt: 0 };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  /** Its buttons work at once, also where the page was never taken over. */
  override componentDidCatch() {
    tellTakenOver();
  }

  retry() {
    this.props.onRetry?.();
    this.setState(({ attempt }) => ({ failed: false, attempt: attempt + 1 }));
  }

  override render() {
    const { children, ...texts } = this.props;
    if (this.state.failed) return <ErrorScreen {...texts} onRetry={() => this.retry()} />;
    return <Fragment key={this.state.attempt}>{children}</Fragment>;
  }
}

function ErrorScreen({ texts, supportHref, heading: Heading = 'h2', onRetry }: Omit<Props, 'children'>) {
  const { own, other } = texts;
  return (
    <section className={`wrap ${styles.screen}`} role="alert">
      <Heading className={styles.title}>{own.error}</Heading>
      <p>
        {own.advice} <a href={supportHref}>{own.support}</a>
      </p>
      <p className="row">
        <Button label={own.retry} onClick={onRetry} />
        <Button look="line" label={own.reload} onClick={() => location.reload()} />
      </p>
      <p className="sm muted" lang={other.lang}>
        <b>{other.error}.</b> {other.advice} <a href={supportHref}>{other.support}</a>
      </p>
      <p className="xs muted mono" lang="en">
        {texts.code}
      </p>
    </section>
  );
}
