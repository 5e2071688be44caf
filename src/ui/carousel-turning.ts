const FADE_MS = 240;

/**
 * Makes the pictures of each carousel turn: one step on after each interval, never while a pointer or the focus is on
 * it, never out of sight, never after "stop". Does what its buttons say until React has come, which is fetched at the
 * first touch (Carousel.tsx); arrow keys scroll the focused row by themselves until then. From then on React answers
 * them and asks for a picture by the event `show`. Shares no file with Carousel.tsx: the page would load React's with
 * it.
 */
export function startCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-interval]')) start(carousel);
}

function start(carousel: HTMLElement): void {
  const [track, controls] = carousel.children as unknown as [HTMLElement, HTMLElement];
  const slides = track.querySelectorAll('[data-slide]');
  const [stop, previous, ...rest] = controls.children as unknown as [Element, Element];
  const dots: Element[] = rest.slice(0, -1);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isAlone = () => carousel.closest('astro-island[ssr]') !== null;
  const isPressed = () => stop.getAttribute('aria-pressed') === 'true';
  let timer = 0;

  const show = (index: number) => {
    // The first picture follows the last one.
    const to = (index + slides.length) % slides.length;
    if (to === slideAt(track)) return;
    track.scrollTo({ left: to * track.clientWidth, behavior: 'instant' });
    // Fades the content of the slide, not the slide: the browser snaps to slides, and would follow one that changes.
    if (!isStill) slides[to]?.firstElementChild?.animate({ opacity: [0.2, 1] }, FADE_MS);
    markDot();
  };
  // Marks dots with React running too: React takes a dot that was marked before it started for unmarked, and would
  // never unmark it.
  const markDot = () => {
    for (const dot of dots) dot.setAttribute('aria-current', String(dots.indexOf(dot) === slideAt(track)));
  };
  const turn = () => {
    const { top, bottom } = carousel.getBoundingClientRect();
    const inSight = bottom > 0 && top < innerHeight;
    if (inSight && !isPressed() && !carousel.matches(':hover, :focus-within')) show(slideAt(track) + 1);
  };
  const startAgain = () => {
    clearInterval(timer);
    timer = window.setInterval(turn, Number(carousel.dataset.interval));
  };
  const press = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (!button || !isAlone()) return;
    if (button === stop) stop.setAttribute('aria-pressed', String(!isPressed()));
    else if (button === previous) show(slideAt(track) - 1);
    else show(dots.includes(button) ? dots.indexOf(button) : slideAt(track) + 1);
  };
  stop.setAttribute('aria-pressed', String(isStill));
  controls.dataset.ready = '';
  carousel.addEventListener('click', press);
  carousel.addEventListener('show', (event) => show((event as CustomEvent<number>).detail));
  carousel.addEventListener('pointerleave', startAgain);
  carousel.addEventListener('focusout', startAgain);
  track.addEventListener('scroll', markDot);
  startAgain();
}

const slideAt = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / clientWidth);
