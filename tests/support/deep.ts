/**
 * Whether this run looks at everything that can be looked at and takes the time for it, as `npm run test:deep` does. The one
 * place that asks: any other test file imports this.
 */
export const IS_DEEP = process.env['POSTWRIGHT_DEEP'] === '1'
