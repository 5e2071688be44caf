import * as z from 'zod/mini';

/** A supplement in percent of the wage. */
export const percent = z.int('number_invalid').check(z.minimum(0, 'number_invalid'), z.maximum(200, 'number_invalid'));
