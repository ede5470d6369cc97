/**
 * - `cut`: the connection ends before the request is handled;
 * - `cutAfter`: the connection ends once this many bytes of the request have arrived;
 * - `silent_stored`: the request is handled, then the connection ends without a reply;
 * - `slow`: handled after this many milliseconds;
 * - `status`: refused with this HTTP status, `Retry-After` being seconds or a date;
 * - `token_expired`: refused as the network refuses expired access;
 * - `never_finishes`: what this call uploads is processed for ever;
 * - `hidden`: what this call creates is missing from this many look-ups.
 */
export type Fault =
  | 'cut'
  | 'silent_stored'
  | 'token_expired'
  | 'never_finishes'
  | { cutAfter: number }
  | { slow: number }
  | { hidden: number }
  | { status: number; retryAfter?: number | Date; headers?: Record<string, string>; body?: unknown }

export type ScriptedFault = {
  /** Method and path of the calls, in the syntax of routes: `POST /2/tweets`, `GET /media/:id`. */
  on: string
  /** Number of calls that meet the fault; 1 by default. */
  times?: number
  /** Number of calls that succeed first; 0 by default. */
  after?: number
  fault: Fault
}
