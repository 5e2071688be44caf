import type { Danger } from '#contract/documents/file-safety.ts';

type Fault = 'offline' | 'refused' | 'locked' | 'broken' | 'tooLarge' | 'oldBrowser' | 'noScript';

/** What stands around a file that is drawn. */
export interface ViewerTexts {
  bar: Record<'page' | 'zoomIn' | 'zoomOut' | 'fit' | 'turn' | 'download', string>;
  sheet: Record<'region' | 'page' | 'pageFailed' | 'morePages' | 'loading' | 'slow', string>;
  faults: Record<Fault | `${Fault}Text` | 'gone' | 'damaged' | 'again' | 'download' | 'downloadFailed', string>;
  caution: Record<
    | Danger
    | 'title'
    | 'onPage'
    | 'onPages'
    | 'inFile'
    | 'text'
    | 'notJudged'
    | 'notJudgedText'
    | 'held'
    | 'heldText'
    | 'infected'
    | 'infectedText'
    | 'download',
    string
  >;
}
