import type { CallEntries } from '../call-entry.ts';
import * as contract from '../employment-contracts/contract.ts';
import * as contractInput from '../employment-contracts/contract-input.ts';
import { manyRowsReply } from '../many/many-rows.ts';

const PDF = { file: 'application/pdf' };

/** Calls about contracts: by admins, by employers, and by candidates. */
export const contractCalls = {
  listContracts: {
    at: 'POST /api/admin/contracts',
    alsoGet: true,
    summary: 'A page of all contracts, of those in a state, or of those with a copy to check; the newest first.',
    input: contractInput.contractsInput,
    reply: contract.contractsReply,
  },
  contractsWanted: {
    at: 'POST /api/admin/contracts-wanted',
    alsoGet: true,
    summary: 'A page of the confirmed matches that have no contract, the newest first.',
    input: contractInput.placeInput,
    reply: contract.contractsWantedReply,
  },
  adminContract: {
    at: 'GET /api/admin/contracts/:contract_id',
    summary: 'One contract, with its terms, signed copies, versions and history.',
    input: contractInput.contractIdInput,
    reply: contract.adminContractReply,
  },
  makeContract: {
    at: 'POST /api/admin/make-contract',
    summary: 'Makes a draft of the contract of a confirmed match. Made twice it is the same one.',
    input: contractInput.makeContractInput,
    reply: contract.adminContractReply,
  },
  changeContract: {
    at: 'POST /api/admin/change-contract',
    summary: 'Changes a contract’s terms. What was sent is followed by a new version, which both sides sign anew.',
    input: contractInput.changeContractInput,
    reply: contract.adminContractReply,
  },
  sendContract: {
    at: 'POST /api/admin/send-contract',
    summary: 'Sends a draft to both sides to be signed.',
    input: contractInput.contractStepInput,
    reply: contract.adminContractReply,
  },
  cancelContract: {
    at: 'POST /api/admin/cancel-contract',
    summary: 'Cancels a contract that not both have signed, with a reason. Both sides are told unless it was a draft.',
    input: contractInput.cancelContractInput,
    reply: contract.adminContractReply,
  },
  acceptCopy: {
    at: 'POST /api/admin/accept-contract-copy',
    summary: 'Accepts a signed copy that the caller has opened. Both sides are told once both copies are accepted.',
    input: contractInput.acceptCopyInput,
    reply: contract.adminContractReply,
  },
  returnCopy: {
    at: 'POST /api/admin/return-contract-copy',
    summary: 'Sends a signed copy back with a reason, also one that was accepted. Its side is told and sends another.',
    input: contractInput.returnCopyInput,
    reply: contract.adminContractReply,
  },
  markContract: {
    at: 'POST /api/admin/mark-contract',
    summary:
      'Notes the day on which paper was exchanged, ZAV, visa or airport check were there, or work began or nobody came; or takes it back.',
    input: contractInput.markContractInput,
    reply: contract.adminContractReply,
  },
  markContracts: {
    at: 'POST /api/admin/mark-contracts',
    summary:
      'Notes for several contracts the day on which the same happened, each for itself; or only says who would be left out, and why.',
    input: contractInput.markContractsInput,
    reply: manyRowsReply,
  },
  endContract: {
    at: 'POST /api/admin/end-contract',
    summary: 'Notes that the sides of a signed contract end it, on which paper and for which last day. Both are told.',
    input: contractInput.endContractInput,
    reply: contract.adminContractReply,
  },
  answerContract: {
    at: 'POST /api/admin/answer-contract-request',
    summary: 'Answers what a side of a contract has asked for; that side is told.',
    input: contractInput.answerContractInput,
    reply: contract.adminContractReply,
  },
  recordEmployerPaper: {
    at: 'POST /api/employer/record-contract-paper',
    summary:
      'Notes the day on which the signed paper was exchanged, or somebody began to work or did not come, for the employer; or takes the own note back.',
    input: contractInput.recordEmployerPaperInput,
    reply: contract.contractReply,
  },
  recordPapers: {
    at: 'POST /api/employer/contracts/many',
    summary:
      'Notes for several contracts the day on which their paper was exchanged or work began, each for itself; or only says who would be left out, and why.',
    input: contractInput.recordPapersInput,
    reply: manyRowsReply,
  },
  askAsEmployer: {
    at: 'POST /api/employer/ask-contract',
    summary: 'Asks the operator for a change or an end of a contract, for its employer. Nothing changes by that.',
    input: contractInput.askContractInput,
    reply: contract.contractReply,
  },
  recordOwnPaper: {
    at: 'POST /api/record-contract-paper',
    summary: 'Notes the day on which the signed paper was exchanged, for the candidate; or takes the own note back.',
    input: contractInput.recordPaperInput,
    reply: contract.contractReply,
  },
  askAsCandidate: {
    at: 'POST /api/ask-contract',
    summary: 'Asks the operator for a change or an end of a contract, for its candidate. Nothing changes by that.',
    input: contractInput.askContractInput,
    reply: contract.contractReply,
  },
  adminContractPaper: {
    at: 'GET /api/admin/contracts/:contract_id/paper.pdf',
    summary: 'A contract as PDF, in both languages.',
    input: contractInput.contractPaperInput,
    reply: PDF,
  },
  adminContractCopy: {
    at: 'GET /api/admin/contract-copies/:copy_id',
    summary: 'A signed copy, for an admin. Who opens it is recorded.',
    input: contractInput.contractCopyInput,
    reply: 'document',
  },
  employerContracts: {
    at: 'POST /api/employer/contracts',
    alsoGet: true,
    summary:
      'A page of the contracts of the caller’s employer: those that wait for its signature, then the others, the newest first; the first one, or the one that holds a contract.',
    input: contractInput.employerContractsInput,
    reply: contract.sideContractsReply,
  },
  employerContractPaper: {
    at: 'GET /api/employer/contracts/:contract_id/paper.pdf',
    summary: 'A contract of the caller’s employer as PDF, in both languages.',
    input: contractInput.contractPaperInput,
    reply: PDF,
  },
  uploadEmployerCopy: {
    at: 'POST /api/employer/upload-contract-copy',
    summary: 'Uploads the copy that the employer has signed, or a better one.',
    input: contractInput.uploadCopyInput,
    files: { file: ['file'] },
    reply: contract.contractReply,
  },
  takeBackCopy: {
    at: 'POST /api/employer/take-back-contract-copy',
    summary:
      'Removes a copy that the employer has uploaded, while nobody has accepted it and only the employer has signed.',
    input: contractInput.takeBackCopyInput,
    reply: contract.contractReply,
  },
  employerContractCopy: {
    at: 'GET /api/employer/contract-copies/:copy_id',
    summary:
      'A signed copy of a contract of the caller’s employer: its own, or one that was accepted. Who opens it is recorded.',
    input: contractInput.contractCopyInput,
    reply: 'document',
  },
  ownContracts: {
    at: 'POST /api/contracts',
    alsoGet: true,
    summary: 'The contracts of a candidate, by the application’s token or the student’s account; the newest first.',
    reply: contract.ownContractsReply,
  },
  ownContractPaper: {
    at: 'GET /api/contracts/:contract_id/paper.pdf',
    summary: 'A contract of a candidate as PDF, in both languages.',
    input: contractInput.contractPaperInput,
    reply: PDF,
  },
  acknowledgeCosts: {
    at: 'POST /api/acknowledge-contract-costs',
    summary: 'Says that the candidate has read the cost sheet of these terms.',
    input: contractInput.acknowledgeCostsInput,
    reply: contract.contractReply,
  },
  uploadOwnCopy: {
    at: 'POST /api/upload-contract-copy',
    summary: 'Uploads the copy that the candidate has signed, or a better one.',
    input: contractInput.uploadCopyInput,
    files: { file: ['file'] },
    reply: contract.contractReply,
  },
  ownContractCopy: {
    at: 'GET /api/contract-copies/:copy_id',
    summary: 'A signed copy of a candidate’s contract: the own, or one that was accepted. Who opens it is recorded.',
    input: contractInput.contractCopyInput,
    reply: 'document',
  },
} as const satisfies CallEntries;
