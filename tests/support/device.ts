import { DEVICE_KEY_HEADER, DEVICE_PROOF_HEADER, DEVICE_PROOF_TYPE } from '@postwright/core/api/device-proof'
import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import { createHash, randomUUID } from 'node:crypto'

type Claims = { htm?: string; htu?: string; iat?: number; jti?: string; ath?: string }

/** A browser with a device key, as the client makes one. */
export async function createDevice() {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)

  /** Makes the proof header of a refresh. `claims` replace the correct ones. */
  async function proofFor(refreshToken: string, now: number, claims: Claims = {}, key: object = jwk) {
    const payload = {
      htm: 'POST',
      htu: 'https://postwright.app/api/v1/auth/token/refresh',
      iat: Math.floor(now / 1000),
      jti: randomUUID(),
      ath: createHash('sha256').update(refreshToken).digest('base64url'),
      ...claims,
    }
    const proof = await new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: 'ES256', typ: DEVICE_PROOF_TYPE, jwk: key })
      .sign(privateKey)
    return { [DEVICE_PROOF_HEADER]: proof }
  }

  return { jwk, keyHeader: { [DEVICE_KEY_HEADER]: JSON.stringify(jwk) }, proofFor }
}
