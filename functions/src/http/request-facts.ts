import { DEVICE_KEY_HEADER, DEVICE_PROOF_HEADER } from '@postwright/core/api/device-proof'
import type { Request } from 'express'
import type { Network } from '../domain/ports/config.ts'
import { readArrival } from './read-arrival.ts'

export type RequestFacts = {
  id: string
  ip: string
  userAgent: string
  /** Two-letter country code, when Hosting reports it. */
  place: string | null
  /** The headers of `@postwright/core/api/device-proof` as they came, when they came. */
  deviceKey: string | null
  deviceProof: string | null
  /** The signature of a payment provider's event. */
  eventSignature: string | null
}

/** What is known about a request besides its content; `id` is set by the application and returned to the client. */
export function requestFacts(request: Request, id: string, hosting: readonly Network[]): RequestFacts {
  const { ip, isByHosting } = readArrival(request.get('x-forwarded-for'), request.socket.remoteAddress, hosting)
  const country = isByHosting ? (request.get('x-country-code') ?? '') : ''
  return {
    id,
    ip,
    userAgent: request.get('user-agent') ?? '',
    place: /^[A-Z]{2}$/.test(country) ? country : null,
    deviceKey: request.get(DEVICE_KEY_HEADER) ?? null,
    deviceProof: request.get(DEVICE_PROOF_HEADER) ?? null,
    eventSignature: request.get('stripe-signature') ?? null,
  }
}
