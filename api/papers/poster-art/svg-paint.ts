import type { Pen } from '../lettering.ts';

export type Attributes = Readonly<Record<string, string>>;
export interface Gradient {
  kind: string;
  stops: readonly Attributes[];
}

export function attributesOf(rest: string): Attributes {
  return Object.fromEntries([...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

/** Gradients by the name that a shape's fill refers to. */
export function gradientsOf(svg: string): Map<string, Gradient> {
  const gradients = svg.matchAll(/<(linearGradient|radialGradient)([^>]*)>(.*?)<\/\1>/gs);
  return new Map(
    [...gradients].map(([, kind = '', rest = '', inside = '']) => [
      `url(#${attributesOf(rest).id})`,
      { kind, stops: [...inside.matchAll(/<stop([^>]*)>/g)].map(([, stop = '']) => attributesOf(stop)) },
    ]),
  );
}

/** Fills a rectangle from top to bottom, or a circle from the middle to the edge. */
export function fillGradient(pen: Pen, name: string, attributes: Attributes, { kind, stops }: Gradient): void {
  const [, top, height] = /^M0 (\d+)h\d+v(\d+)H0z$/.exec(attributes.d ?? '')?.map(Number) ?? [];
  if (kind === 'radialGradient' && name === 'circle') fillGlow(pen, attributes, stops);
  else if (kind === 'linearGradient' && top !== undefined && height !== undefined) {
    const gradient = pen.linearGradient(0, top, 0, top + height);
    for (const stop of stops) gradient.stop(Number(stop.offset ?? 0), rgb(stop['stop-color'] ?? '#000'));
    pen.path(attributes.d ?? '').fill(gradient);
  } else throw new Error(`A scene cannot have a ${kind} on this <${name}>.`);
}

const GLOW_RINGS = 48;

/** Draws a glow as discs on top of each other: few PDF readers show transparent gradients. */
function fillGlow(pen: Pen, { cx, cy, r }: Attributes, stops: readonly Attributes[]): void {
  let covered = 0;
  for (let ring = GLOW_RINGS; ring > 0; ring -= 1) {
    const { color, opacity } = glowAt((ring - 0.5) / GLOW_RINGS, stops);
    pen.fillOpacity(1 - (1 - opacity) / (1 - covered));
    pen.circle(Number(cx), Number(cy), (Number(r) * ring) / GLOW_RINGS).fill(color);
    covered = opacity;
  }
}

/** Colour and opacity of the gradient at a place. */
function glowAt(place: number, stops: readonly Attributes[]) {
  const offset = (stop?: Attributes) => Number(stop?.offset ?? 0);
  const cover = (stop?: Attributes) => Number(stop?.['stop-opacity'] ?? 1);
  const next = Math.max(
    stops.findIndex((stop) => offset(stop) >= place),
    1,
  );
  const [from, to] = [stops[next - 1], stops[next]];
  const share = (place - offset(from)) / (offset(to) - offset(from));
  return { color: rgb(to?.['stop-color'] ?? '#000'), opacity: cover(from) + (cover(to) - cover(from)) * share };
}

/** '#fda' as '#ffddaa'. */
export function rgb(color: string): string {
  return color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
}
