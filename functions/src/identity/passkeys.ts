import { BRAND } from '@postwright/core/brand'
import type { Passkey } from '@postwright/core/model/second-factor'
import { z } from 'zod'
import type { Config } from '../domain/ports/config.ts'
import type { Passkeys } from '../domain/ports/identity.ts'

const USER_VERIFICATION = 'preferred'
const questionSchema = z.looseObject({ challenge: z.string() })

/**
 * Implements WebAuthn with `@simplewebauthn/server`, which is loaded with the first passkey because it includes certificate parsers.
 * NOTE passkeys belong to a domain, and an IP address is not a domain: on the emulators they belong to `localhost`.
 */
export function createPasskeys({ appOrigin, isLocal }: Pick<Config, 'appOrigin' | 'isLocal'>): Passkeys {
  const { protocol, port, hostname } = new URL(appOrigin)
  const rpID = isLocal ? 'localhost' : hostname
  const local = `${protocol}//localhost${port === '' ? '' : `:${port}`}`
  const expectedOrigin = isLocal ? [appOrigin, local] : [appOrigin]
  const library = () => import('@simplewebauthn/server')
  const described = (known: readonly Passkey[]) =>
    // The library names the transports by which browsers reach an authenticator; unknown ones are filtered out.
    known.map(({ id, transports }) => ({ id, transports: transports.filter(isTransport) }))

  return {
    askForNew: async ({ uid, email }, known) => {
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: BRAND.name,
        rpID,
        userID: new Uint8Array(Buffer.from(uid)),
        userName: email,
        userDisplayName: email,
        attestationType: 'none',
        excludeCredentials: described(known),
        authenticatorSelection: { residentKey: 'preferred', userVerification: USER_VERIFICATION },
      })
      return { challenge: options.challenge, question: questionSchema.parse(options) }
    },

    readNew: async (passkey, challenge) => {
      const { verifyRegistrationResponse } = await library()
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: { ...passkey, response: withTransports(passkey.response) },
          expectedChallenge: challenge,
          expectedOrigin,
          expectedRPID: rpID,
          requireUserVerification: false,
        })
        if (!verified || !registrationInfo) return null
        const { id, publicKey, counter } = registrationInfo.credential
        const transports = (passkey.response.transports ?? []).filter(isTransport)
        return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
      } catch {
        // The library throws for every mismatch.
        return null
      }
    },

    askForProof: async (known) => {
      const { generateAuthenticationOptions } = await library()
      const allowCredentials = described(known)
      const options = await generateAuthenticationOptions({
        rpID,
        allowCredentials,
        userVerification: USER_VERIFICATION,
      })
      return { challenge: options.challenge, question: questionSchema.parse(options) }
    },

    readProof: async (answer, challenge, passkey) => {
      const { verifyAuthenticationResponse } = await library()
      const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'))
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: answer,
          expectedChallenge: challenge,
          expectedOrigin,
          expectedRPID: rpID,
          credential: { id: passkey.id, publicKey, counter: passkey.counter },
          requireUserVerification: false,
        })
        return verified ? authenticationInfo.newCounter : null
      } catch {
        return null
      }
    },
  }
}

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
type Transport = (typeof TRANSPORTS)[number]

const isTransport = (name: string): name is Transport => TRANSPORTS.some((each) => each === name)

function withTransports<T extends { transports?: string[] | undefined }>({ transports, ...response }: T) {
  return { ...response, ...(transports && { transports: transports.filter(isTransport) }) }
}
