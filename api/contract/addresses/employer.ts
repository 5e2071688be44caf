/** Addresses of calls by employers, and by admins about them. */
export const getEmployer = { methods: ['get'], path: '/api/employer/profile' } as const;
export const saveEmployer = { methods: ['post'], path: '/api/employer/save-profile' } as const;
export const listRequirements = { methods: ['get', 'post'], path: '/api/employer/requirements' } as const;
export const getRequirement = { methods: ['get'], path: '/api/employer/requirements/:requirement_id' } as const;
export const saveRequirement = { methods: ['post'], path: '/api/employer/save-requirement' } as const;
export const requirementEndings = { methods: ['post'], path: '/api/employer/requirement-endings' } as const;
export const stepRequirement = { methods: ['post'], path: '/api/employer/step-requirement' } as const;
export const listPool = { methods: ['post'], path: '/api/employer/candidates' } as const;
export const listEmployers = { methods: ['get', 'post'], path: '/api/admin/employers' } as const;
export const adminEmployer = { methods: ['get'], path: '/api/admin/employers/:employer_id' } as const;
export const decideEmployer = { methods: ['post'], path: '/api/admin/decide-employer' } as const;
export const adminRequirements = { methods: ['post'], path: '/api/admin/employer-requirements' } as const;
