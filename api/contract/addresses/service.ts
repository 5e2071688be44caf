/** Addresses of calls about the server itself, and of others that belong to no noun of the product. */
export const checkRateLimit = { methods: ['post'], path: '/api/rpc/check_rate_limit' } as const;
export const logSecurityEvent = { methods: ['post'], path: '/api/rpc/log_security_event' } as const;
export const countClick = { methods: ['post'], path: '/api/analytics-events' } as const;
export const live = { methods: ['get'], path: '/api/health/live' } as const;
export const ready = { methods: ['get'], path: '/api/health/ready' } as const;
export const openapi = { methods: ['get'], path: '/api/openapi.json' } as const;
