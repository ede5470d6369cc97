import { z } from 'zod'
import type { Explain } from './explain.ts'

const oauthSchema = z.object({ error: z.string(), error_description: z.string().optional() })
/** Concern the operator's app, so no person can repair them by signing in again. */
const APP_ERRORS = new Set(['invalid_client', 'unauthorized_client', 'invalid_client_id'])
const WITHDRAWN = 'The network no longer accepts the stored sign-in.'

/** A refused renewal: the operator's keys are wrong, or the person has withdrawn access. */
export const explainRenewal: Explain = ({ status, body }) => {
  if (status >= 500 || typeof body !== 'object' || body === null) return null
  const said = oauthSchema.safeParse(body).data
  const detail = said ? `${said.error}: ${said.error_description ?? ''}` : WITHDRAWN
  const kind = said && APP_ERRORS.has(said.error) ? 'config' : 'token_expired'
  return { kind, detail, retryable: false }
}
