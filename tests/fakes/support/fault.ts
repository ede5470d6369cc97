/**
 * - `cut`: the connection ends before the request is handled;
 * - `cutAfter`: the connection ends once so many bytes of the request have arrived;
 * - `silent_stored`: the request is handled, then the connection ends without a reply;
 * - `slow`: handled after so many milliseconds;
 * - `status`: refused by number, with `Retry-After` as seconds or as a date;
 * - `token_expired`: refused as the network does when access has ended;
 * - `never_finishes`: what this call uploads is processed for ever;
 * - `hidden`: what this call creates is missing from so many look-ups.
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
  /** Method and path of the calls that are meant, as routes are written: `POST /2/tweets`, `GET /media/:id`. */
  on: string
  /** How many of them; 1 unless said. */
  times?: number
  /** How many of them go well first; none unless said. */
  after?: number
  fault: Fault
}
