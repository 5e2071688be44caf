import type { Size } from './sheet-size.ts';
import type { Turn } from './zoom.ts';

/** A document that can be drawn: a PDF's pages, or one picture. Pages count from 0. */
export interface OpenedDocument {
  /** Pages that can be drawn; a file may have more of them than anybody will look at. */
  pages: number;
  pagesInFile: number;
  /** In the file's own units, unturned. */
  sizeOf: (page: number) => Promise<Size>;
  /** Fills the canvas, which has its size already, with the turned page. Rejects where that is not possible. */
  drawPage: (page: number, canvas: HTMLCanvasElement, turn: Turn, signal: AbortSignal) => Promise<void>;
  /** Frees what it holds. */
  close: () => void;
}

/** Why a file cannot be drawn. */
export type FileFault = 'locked' | 'broken' | 'tooLarge' | 'oldBrowser' | 'noScript';

export class Undrawable extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** A file on its way to the screen, and what came of it. */
export type Opened =
  | { kind: 'loading' }
  /** The bytes did not come. `message`: the server's sentence. */
  | { kind: 'not-fetched'; why: 'offline' | 'gone' | 'damaged' | 'refused'; message?: string | undefined }
  /** The bytes are there, but cannot be drawn. */
  | { kind: 'undrawable'; fault: FileFault }
  | { kind: 'ready'; opened: OpenedDocument; firstPage: Size };
