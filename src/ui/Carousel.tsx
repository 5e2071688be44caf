/**
 * Pictures in a row that snaps: a finger, a wheel or the keyboard moves it without any script. A small script of the page
 * (carousel-turning.ts) turns it and answers its buttons from the first moment; React takes over the
 * buttons at the first touch, and asks that script for each picture.
 *
 * In a page use Carousel.astro, which takes pictures and brings that script.
 */
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import {
  Component,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import css from './Carousel.module.css';

export interface CarouselTexts {
  /** The kind of element, for screen readers. */
  kind: string;
  previous: string;
  next: string;
  stop: string;
  /** With the placeholders {number}, {count} and {name}. */
  dot: string;
}

interface Props {
  label: string;
  /** Milliseconds. */
  interval: number;
  /** What each slide shows, in order. */
  names: readonly string[];
  texts: CarouselTexts;
  children?: ReactNode;
}

/** After an error the pictures stay, as a row that can be scrolled: the error screen would hide more than was lost. */
export class Carousel extends Component<Props, { failed: boolean }> {
  constructor(props: Props) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Track>{this.props.children}</Track> : <Turning {...this.props} />;
  }
}

function Turning({ label, interval, names, texts, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(true);

  // Read from the page, where its script may have gone on since: a click can come before the first effect.
  const shown = () => (track.current ? Math.round(track.current.scrollLeft / track.current.clientWidth) : 0);
  const isStopped = () => stop.current?.getAttribute('aria-pressed') === 'true';
  const follow = () => setCurrent(shown());
  const show = (index: number) => {
    root.current?.dispatchEvent(new CustomEvent('show', { detail: index }));
    follow();
  };
  // What the page's script has done until now. Not useOnMount: it lies with the forms, which these pages don't load.
  const catchUp = useEffectEvent(() => {
    follow();
    setStopped(isStopped());
  });
  useEffect(() => catchUp(), []);

  const followKeys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(shown() + (event.key === 'ArrowRight' ? 1 : -1));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields
    <div
      className={css.carousel}
      ref={root}
      role="group"
      aria-roledescription={texts.kind}
      aria-label={label}
      data-interval={interval}
      onKeyDown={followKeys}
    >
      <Track ref={track} onScroll={follow}>
        {children}
      </Track>
      <div className={css.controls}>
        <button
          ref={stop}
          type="button"
          aria-label={texts.stop}
          aria-pressed={stopped}
          onClick={() => setStopped(!isStopped())}
        >
          <Pause fill="currentColor" aria-hidden="true" />
          <Play fill="currentColor" aria-hidden="true" />
        </button>
        <button type="button" aria-label={texts.previous} onClick={() => show(shown() - 1)}>
          <ChevronLeft aria-hidden="true" />
        </button>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            className={css.dot}
            aria-label={dotLabel(texts.dot, index, names)}
            aria-current={index === current}
            onClick={() => show(index)}
          />
        ))}
        <button type="button" aria-label={texts.next} onClick={() => show(shown() + 1)}>
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

/** No name of its own: the group around it has it, and would be read twice. */
function Track({ children, ...rest }: { children: ReactNode; ref?: Ref<HTMLDivElement>; onScroll?: () => void }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the script the arrow keys scroll the focused track
    <div className={css.track} tabIndex={0} {...rest}>
      {children}
    </div>
  );
}

/** `text` with its {number}, {count} and {name} filled in. */
function dotLabel(text: string, index: number, names: readonly string[]): string {
  return text
    .replace('{number}', String(index + 1))
    .replace('{count}', String(names.length))
    .replace('{name}', names[index] ?? '');
}
