/** Whether this is a deep run (`npm run test:deep`), which checks more and takes longer. Only this file reads the environment variable. */
export const IS_DEEP = process.env['POSTWRIGHT_DEEP'] === '1'
