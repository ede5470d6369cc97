import { parseJson } from '@postwright/core/text/parse-json'
import {
  DEVICE_KEY_HEADER,
  DEVICE_PROOF_TYPE,
  type DeviceKey,
  deviceKeySchema,
  deviceProofSchema,
} from '@postwright/core/api/device-proof'
import { API_BASE } from '@postwright/core/endpoint'
import { DEVICE_PROOF_TOLERANCE } from '@postwright/core/limits'
import { calculateJwkThumbprint, compactVerify, decodeProtectedHeader, importJWK } from 'jose'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import { FIELD_WORDS } from '../error-words.ts'

const HEADER_MAX = 2_000
const proofHeaderSchema = z.object({
  alg: z.literal('ES256'),
  typ: z.literal(DEVICE_PROOF_TYPE),
  jwk: deviceKeySchema,
})

/**
 * Returns the thumbprint of a device's public key, which its session stores.
 * @param header the key as the browser sent it
 * @throws `validation_failed` when it is not a P-256 public key
 */
export async function thumbprintOf(header: string): Promise<string> {
  const parsed = deviceKeySchema.safeParse(header.length > HEADER_MAX ? null : parseJson(header))
  if (!parsed.success || !(await isOnCurve(parsed.data))) {
    throw new AppError('validation_failed', {
      message: 'no device key',
      fields: { [DEVICE_KEY_HEADER]: FIELD_WORDS.deviceKey },
    })
  }
  return calculateJwkThumbprint(parsed.data)
}

/**
 * Returns whether a proof was made with the key of this thumbprint, for exchanging this token at one of these calls.
 * @param now the time that the proof must match within a minute; null for tokens that expire soon themselves
 */
export async function isProvenBy(
  thumbprint: string,
  { proof, token, paths, now }: { proof: string | null; token: string; paths: readonly string[]; now: number | null },
): Promise<boolean> {
  if (proof === null || proof.length > HEADER_MAX) return false
  try {
    const { jwk } = proofHeaderSchema.parse(decodeProtectedHeader(proof))
    if ((await calculateJwkThumbprint(jwk)) !== thumbprint) return false
    const { payload } = await compactVerify(proof, await importJWK(jwk, 'ES256'), { algorithms: ['ES256'] })
    const claims = deviceProofSchema.parse(JSON.parse(new TextDecoder().decode(payload)))
    return (
      paths.some((path) => new URL(claims.htu).pathname === `${API_BASE}${path}`) &&
      (now === null || Math.abs(now - claims.iat * 1000) <= DEVICE_PROOF_TOLERANCE) &&
      claims.ath === createHash('sha256').update(token).digest('base64url')
    )
  } catch {
    // Any fault of a proof makes it invalid.
    return false
  }
}

async function isOnCurve(key: DeviceKey): Promise<boolean> {
  return importJWK(key, 'ES256').then(
    () => true,
    () => false,
  )
}
