import { tokenPage } from '../token-page/token-page.tsx';

/** /contract: the employment contract of somebody who has taken a place. */
export const ContractPage = tokenPage(async () => (await import('./OwnContracts.tsx')).OwnContracts);
