import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import type { Lang } from '#contract/languages.ts';
import type { SeveralTexts } from './several.text.ts';

export interface SeveralProps {
  lang: Lang;
  texts: SeveralTexts & Record<'offline' | 'failed', string>;
  contracts: readonly ContractReply[];
  onChanged: () => void;
}
