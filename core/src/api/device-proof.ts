import { z } from 'zod'

/**
 * Optional proof that a refresh comes from the browser that signed in. The browser creates a P-256 key that it cannot export and sends the public
 * half, as JSON, in `DEVICE_KEY_HEADER` with `verify-firebase-token` or `firebase-login`. From then on each refresh of the session carries, in
 * `DEVICE_PROOF_HEADER`, a compact JWS (ES256) whose protected header is `{ alg: 'ES256', typ: DEVICE_PROOF_TYPE, jwk }` with the same public key,
 * and whose payload is `deviceProofSchema`.
 */
export const DEVICE_KEY_HEADER = 'X-Device-Key'
export const DEVICE_PROOF_HEADER = 'X-Device-Proof'
export const DEVICE_PROOF_TYPE = 'device-proof+jwt'

const coordinate = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** The public half of a device's key, as WebCrypto exports it; other members are ignored. */
export const deviceKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
})

export type DeviceKey = z.infer<typeof deviceKeySchema>

/** Payload that a device signs for one refresh. */
export const deviceProofSchema = z.object({
  htm: z.literal('POST'),
  /** Address of the refresh call; only its path is compared. */
  htu: z.url(),
  /** Epoch seconds; may differ from the server's clock by one minute. */
  iat: z.number(),
  /** Random, different for every proof. */
  jti: z.string().min(8).max(64),
  /** SHA-256 of the refresh token, base64url without padding. */
  ath: z.string().length(43),
})
