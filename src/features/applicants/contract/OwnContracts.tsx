import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { call } from '#src/lib/call/call.ts';
import { addressOf } from '#src/lib/call/call-address.ts';
import { shownToSide, stateFor } from '#src/nouns/employment-contract/contract-in-words.ts';
import { SideContract } from '#src/nouns/employment-contract/SideContract.tsx';
import { Note } from '#src/ui/Note.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { pageWith } from '../addressing/links.ts';
import { Frame } from '../application/Frame.tsx';
import { brought } from '../application/load-applicant-page.ts';
import { messageOf } from '../application/message-of.ts';
import { NotYet } from '../application/NotYet.tsx';
import { useShell } from '../shell/shell-context.ts';
import { Acknowledge, type OwnContractProps, type Props } from './Acknowledge.tsx';
import type { OwnContractTexts } from './contract.text.ts';

/** The contracts of an application, the newest first: cost sheet, paper, signed copies. */
export function OwnContracts({ token, texts }: Props) {
  const { links } = useShell();
  const { own, change } = useOwnContracts(token);
  const { page: t } = texts;
  return (
    <Frame title={t.title} lead={leadOf(own.data ?? [], texts)}>
      <NotYet of={own} title={t.failedTitle} />
      {own.data?.length === 0 && (
        <Note tone="info" title={t.none}>
          <p>{t.noneText}</p>
          <p>
            <a href={pageWith(links.status, token)}>{t.toStatus}</a>
          </p>
        </Note>
      )}
      {own.data?.map((one) => (
        <OwnContract key={one.id} {...{ token, texts }} contract={one} onContract={change} onChanged={own.load} />
      ))}
      {own.data?.some(({ state }) => state === 'cancelled') && (
        <p>
          <a href={pageWith(links.status, token)}>{t.toStatus}</a>
        </p>
      )}
    </Frame>
  );
}

/** What holds for the contract that asks for most. */
function leadOf(contracts: readonly ContractReply[], { page: t, contract }: OwnContractTexts): string {
  if (contracts.some((one) => stateFor(one, 'candidate', contract).needsMe)) return t.lead;
  return contracts.some((one) => one.is_signed || one.state === 'ended') ? t.leadSigned : t.leadOther;
}

function OwnContract(props: OwnContractProps) {
  const { contract, token, texts } = props;
  const { lang, errors } = useShell();
  return (
    <SideContract
      {...props}
      {...{ lang, errors }}
      side="candidate"
      shown={shownToSide(contract, 'candidate', texts.contract)}
      texts={texts.contract}
      at="POST /api/upload-contract-copy"
      paperHref={addressOf('GET /api/contracts/:contract_id/paper.pdf', { contract_id: contract.id }, token)}
      hrefOfCopy={(id) => addressOf('GET /api/contract-copies/:copy_id', { copy_id: id }, token)}
    >
      <Acknowledge {...props} />
    </SideContract>
  );
}

/** The contracts of an application. A failed look keeps what is on the page. */
function useOwnContracts(token: string) {
  const { lang, texts, finished } = useShell();
  const own = useLoaded({
    brought: brought(finished, 'POST /api/contracts'),
    ask: (signal) => call('POST /api/contracts', {}, { lang, token, signal }),
    read: ({ contracts }) => (Array.isArray(contracts) ? contracts : undefined),
    fault: (answer) => messageOf(answer, texts.load.resumeText),
  });
  const change = (one: ContractReply) =>
    own.show((shown) => shown?.map((other) => (other.id === one.id ? one : other)));
  return { own, change };
}
