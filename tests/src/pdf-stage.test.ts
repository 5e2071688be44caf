import { describe, expect, it } from 'vitest';
import { isPdf } from '#src/features/downloads/pdf-stage.ts';

const answer = (status: number, type?: string) =>
  new Response(null, { status, ...(type ? { headers: { 'Content-Type': type } } : {}) });

describe('The frame of a PDF opens', () => {
  it.each([
    [200, 'application/pdf', true],
    [200, 'Application/PDF; charset=binary', true],
    [200, 'text/html', false],
    [200, 'application/pdfx', false],
    [200, undefined, false],
    [404, 'application/pdf', false],
    [503, 'application/pdf', false],
  ])('CONT-22 only for a PDF that is there: %s %s is %s', (status, type, opens) => {
    expect(isPdf(answer(status, type))).toBe(opens);
  });
});
