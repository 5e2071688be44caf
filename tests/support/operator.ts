/** The operator who decides in the tests. */
export const OPERATOR = { name: 'the tests' };
