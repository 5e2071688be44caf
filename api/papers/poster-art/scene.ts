import { readFileSync } from 'node:fs';
import type { Pen } from '../lettering.ts';
import { type Attributes, attributesOf, fillGradient, type Gradient, gradientsOf, rgb } from './svg-paint.ts';

/** The size of every scene, in its own units. */
export const SCENE = { width: 640, height: 400 };

/** A copy of the website's picture, kept equal by a test: the server runs without the website's sources. */
const BOARDING = readFileSync(new URL('boarding.svg', import.meta.url), 'utf8');

/** Draws the boarding scene as vectors, in its own units, without its sky: the poster has another. */
export function drawBoarding(pen: Pen): void {
  drawScene(pen, BOARDING, { without: 'url(#bd-s)' });
}

/**
 * Draws the few SVG elements that our scenes use. Throws at any other, or at a gradient on another shape: a changed
 * picture must fail a test, and not be printed wrong.
 */
function drawScene(pen: Pen, svg: string, { without }: { without: string }): void {
  const gradients = gradientsOf(svg);
  const shapes = svg.slice(svg.indexOf('</defs>') + '</defs>'.length, svg.lastIndexOf('</svg>'));
  for (const [, end, name = '', rest = ''] of shapes.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    const attributes = attributesOf(rest);
    if (name === 'g' && end) pen.restore();
    else if (name === 'g') move(pen.save(), attributes.transform ?? '');
    else if (attributes.fill !== without) drawShape(pen, name, attributes, gradients);
  }
}

function move(pen: Pen, transform: string): void {
  for (const [, how, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list.split(/[ ,]+/).map(Number);
    if (how === 'matrix') pen.transform(a, b, c, d, e, f);
    else if (how === 'translate') pen.translate(a, b);
    else if (how === 'scale') pen.scale(a);
    else throw new Error(`A scene cannot be moved by ${how}.`);
  }
}

function drawShape(pen: Pen, name: string, attributes: Attributes, gradients: Map<string, Gradient>): void {
  const { fill = '#000', stroke, opacity = '1' } = attributes;
  pen.save().opacity(Number(opacity));
  const gradient = gradients.get(fill);
  if (gradient) fillGradient(pen, name, attributes, gradient);
  else if (fill !== 'none') {
    trace(pen, name, attributes);
    pen.fill(rgb(fill));
  }
  if (stroke) {
    setStroke(pen, attributes);
    trace(pen, name, attributes);
    pen.stroke(rgb(stroke));
  }
  pen.restore();
}

function setStroke(pen: Pen, attributes: Attributes): void {
  pen.lineWidth(Number(attributes['stroke-width'] ?? 1));
  if (attributes['stroke-linecap'] === 'round') pen.lineCap('round');
  if (attributes['stroke-linejoin'] === 'round') pen.lineJoin('round');
  const [dash, space] = attributes['stroke-dasharray']?.split(' ').map(Number) ?? [];
  if (dash) pen.dash(dash, { space: space ?? dash });
}

function trace(pen: Pen, name: string, attributes: Attributes): void {
  const number = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'path') pen.path(attributes.d ?? '');
  else if (name === 'circle') pen.circle(number('cx'), number('cy'), number('r'));
  else if (name === 'ellipse') pen.ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
  else if (name === 'rect') pen.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  else throw new Error(`A scene cannot have <${name}>.`);
}
