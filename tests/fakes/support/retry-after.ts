/** `Retry-After` as a network sends it: a number of seconds, or a date. */
export function retryAfter(value: number | Date): string {
  return value instanceof Date ? value.toUTCString() : String(value)
}
