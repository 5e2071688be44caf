/** Addresses of calls about contracts: by admins, by employers, and by candidates. */
export const listContracts = { methods: ['get', 'post'], path: '/api/admin/contracts' } as const;
export const contractsWanted = { methods: ['get', 'post'], path: '/api/admin/contracts-wanted' } as const;
export const adminContract = { methods: ['get'], path: '/api/admin/contracts/:contract_id' } as const;
export const makeContract = { methods: ['post'], path: '/api/admin/make-contract' } as const;
export const changeContract = { methods: ['post'], path: '/api/admin/change-contract' } as const;
export const sendContract = { methods: ['post'], path: '/api/admin/send-contract' } as const;
export const cancelContract = { methods: ['post'], path: '/api/admin/cancel-contract' } as const;
export const acceptCopy = { methods: ['post'], path: '/api/admin/accept-contract-copy' } as const;
export const returnCopy = { methods: ['post'], path: '/api/admin/return-contract-copy' } as const;
export const adminContractPaper = { methods: ['get'], path: '/api/admin/contracts/:contract_id/paper.pdf' } as const;
export const adminContractCopy = { methods: ['get'], path: '/api/admin/contract-copies/:copy_id' } as const;
export const employerContracts = { methods: ['get', 'post'], path: '/api/employer/contracts' } as const;
export const employerContractPaper = {
  methods: ['get'],
  path: '/api/employer/contracts/:contract_id/paper.pdf',
} as const;
export const uploadEmployerCopy = { methods: ['post'], path: '/api/employer/upload-contract-copy' } as const;
export const employerContractCopy = { methods: ['get'], path: '/api/employer/contract-copies/:copy_id' } as const;
export const ownContracts = { methods: ['get', 'post'], path: '/api/contracts' } as const;
export const ownContractPaper = { methods: ['get'], path: '/api/contracts/:contract_id/paper.pdf' } as const;
export const acknowledgeCosts = { methods: ['post'], path: '/api/acknowledge-contract-costs' } as const;
export const uploadOwnCopy = { methods: ['post'], path: '/api/upload-contract-copy' } as const;
export const ownContractCopy = { methods: ['get'], path: '/api/contract-copies/:copy_id' } as const;
