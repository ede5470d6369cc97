/* eslint-disable no-console -- the one place that writes to the browser's console */

/** Log messages for developers; users see the texts of the locale instead. */
export const log = {
  warn(message: string, ...details: unknown[]): void {
    console.warn(message, ...details)
  },
  error(message: string, ...details: unknown[]): void {
    console.error(message, ...details)
  },
}

export type Log = typeof log
