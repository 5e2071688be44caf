/**
 * An address of nobody (RFC 5737). `doctor` says that it comes from there: a server that believes it believes every
 * visitor.
 */
export const INVENTED_ADDRESS = '203.0.113.7';
