/**
 * Pictures in a row that snaps: a finger, a wheel or the keyboard moves it before and without this script.
 * With the script: buttons, dots, arrow keys, and one step on after each `interval`, never while a pointer or the
 * focus is on it, never after "stop", never by itself for somebody who wants no motion.
 *
 * In a page use Carousel.astro, which takes pictures. For other slides:
 *
 *   <Carousel client:deferred interval={6500} label={t.pictures} names={[…]} texts={say(carouselText, lang)}>
 *     <div data-slide><div>…</div></div>   one for each name, all of one size, with one element that fills it
 *   </Carousel>
 */
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import css from './Carousel.module.css';
import { dotLabel, wrapped } from './carousel-steps.ts';
import { useReducedMotion } from './useReducedMotion.ts';

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

const FADE_MS = 240;

export function Carousel({ label, interval, names, texts, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);
  const still = useReducedMotion();
  const [choice, setChoice] = useState<'stop' | 'play'>();
  const [, startAgain] = useReducer((times: number) => times + 1, 0);
  const stopped = choice ? choice === 'stop' : still;

  const show = (index: number) => {
    const next = wrapped(index, names.length);
    if (!track.current || next === current) return;
    track.current.scrollTo({ left: next * track.current.clientWidth, behavior: 'instant' });
    if (!still) fade(track.current, current, next);
    setCurrent(next);
  };

  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (!ready || stopped) return;
    const timer = setInterval(() => {
      if (!root.current?.matches(':hover, :focus-within')) show(current + 1);
    }, interval);
    return () => clearInterval(timer);
  });

  const followKeys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(current + (event.key === 'ArrowRight' ? 1 : -1));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields
    <div
      className={css.carousel}
      ref={root}
      role="group"
      aria-roledescription={texts.kind}
      aria-label={label}
      onKeyDown={followKeys}
      onPointerLeave={startAgain}
      onBlur={startAgain}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without the script the arrow keys scroll the focused track */}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div className={css.track} ref={track} tabIndex={0} role="group" aria-label={label} onScroll={follow}>
        {children}
      </div>
      <div className={css.controls} data-ready={ready || undefined}>
        <button
          type="button"
          aria-label={texts.stop}
          aria-pressed={stopped}
          onClick={() => setChoice(stopped ? 'play' : 'stop')}
        >
          {stopped ? <Play fill="currentColor" aria-hidden="true" /> : <Pause fill="currentColor" aria-hidden="true" />}
        </button>
        <button type="button" aria-label={texts.previous} onClick={() => show(current - 1)}>
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
        <button type="button" aria-label={texts.next} onClick={() => show(current + 1)}>
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
    </div>
  );

  function follow() {
    if (track.current) setCurrent(Math.round(track.current.scrollLeft / track.current.clientWidth));
  }
}

/**
 * Fades one picture into the other in place. Where two overlap, the later one in the document is on top. The content of
 * the slides moves, not the slides: the browser snaps to those, and would follow the old one back after the fade.
 */
function fade(track: HTMLElement, from: number, to: number): void {
  const pictures = track.querySelectorAll('[data-slide] > :first-child');
  const inPlace = `translateX(${(to - from) * 100}%)`;
  pictures[from]?.animate({ transform: [inPlace, inPlace], opacity: to > from ? [1, 1] : [1, 0] }, FADE_MS);
  if (to > from) pictures[to]?.animate({ opacity: [0, 1] }, FADE_MS);
}
