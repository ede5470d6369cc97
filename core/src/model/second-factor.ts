import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { oneLine } from '../text/text-fields.ts'
import { documentBase } from './document.ts'
import { authTimeSchema } from './sign-ins.ts'

export const SECOND_FACTOR_SCHEMA = 1

export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 60
export const RECOVERY_CODES = 10
export const TRUSTED_DEVICES_MAX = 10
/** Time in milliseconds during which a trusted device needs no second factor. */
export const TRUSTED_FOR = 30 * 24 * 60 * 60 * 1000
/** Lifetime of a passkey challenge, and of a secret that no code has confirmed yet. */
export const CHALLENGE_LIFE = 10 * 60 * 1000
export const CHALLENGES_MAX = 5
/** Number of wrong codes after which all codes are refused for a while; each further wrong code doubles that time, up to two hours. */
export const WRONG_CODES_MAX = 5
export const LOCKED_FOR = 15 * 60 * 1000
export const LOCKED_MAX = 2 * 60 * 60 * 1000
/** Delay after which the second factor is turned off for a person who has only a recovery code. */
export const REMOVAL_DELAY = 24 * 60 * 60 * 1000

/** Base64url text, as WebAuthn's JSON encodes bytes. */
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/)

export const passkeyIdSchema = base64url(1_400)
export const passkeyNameSchema = oneLine(PASSKEY_NAME_MAX)

const passkeySchema = z.object({
  id: passkeyIdSchema,
  publicKey: base64url(4_000),
  /** Signature counter of the passkey; 0 for authenticators that do not count. */
  counter: z.int().min(0),
  transports: z.array(z.string().max(20)).max(10),
  name: passkeyNameSchema,
  createdAt: instant(),
  lastUsedAt: instant().nullable(),
})

export type Passkey = z.infer<typeof passkeySchema>

const sha256 = z.string().length(64)

/** A person's second factors, required on top of the identity provider's sign-in, `secondFactors/{uid}`: server only. */
export const secondFactorSchema = documentBase.extend({
  uid: documentId(),
  /** Encrypted secret of an authenticator app, and the time step of the last used code, so that no code is accepted twice. */
  app: z.object({ sealed: z.string().max(2_000), lastStep: z.int().min(0), createdAt: instant() }).nullable(),
  /** Secret of an authenticator app that has not been confirmed by a code yet. */
  pendingApp: z.object({ sealed: z.string().max(2_000), expiresAt: instant() }).nullable(),
  passkeys: z.array(passkeySchema).max(PASSKEYS_MAX),
  recoveryCodes: z.array(z.object({ hash: sha256, usedAt: instant().nullable() })).max(RECOVERY_CODES),
  challenges: z
    .array(z.object({ value: base64url(200), purpose: z.enum(['add', 'prove']), expiresAt: instant() }))
    .max(CHALLENGES_MAX),
  /** Number of wrong codes since the last correct one. */
  wrongCodes: z.int().min(0),
  lockedUntil: instant().nullable(),
  /** Thumbprints of the keys of devices that need no second factor before `until`. */
  trustedDevices: z.array(z.object({ deviceKey: z.string().length(43), until: instant() })).max(TRUSTED_DEVICES_MAX),
  /** Sign-ins that were proven only by a recovery code. */
  recoveredSignIns: z.array(authTimeSchema).max(20),
  /** Time when the second factor is turned off; null unless this was requested with a recovery code. */
  removesAt: instant().nullable(),
})

export type SecondFactor = z.infer<typeof secondFactorSchema>

/** Part of the second factor that its owner sees: no secrets, and only the number of codes. */
export const secondFactorFactsSchema = z.object({
  isOn: z.boolean(),
  hasApp: z.boolean(),
  passkeys: z.array(passkeySchema.pick({ id: true, name: true, createdAt: true, lastUsedAt: true })),
  recoveryCodesLeft: z.int().min(0),
  removesAt: instant().nullable(),
})

export type SecondFactorFacts = z.infer<typeof secondFactorFactsSchema>

const credentialBase = {
  id: passkeyIdSchema,
  rawId: passkeyIdSchema,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  // Ignored; extension results are not used.
  clientExtensionResults: z.record(z.string().max(60), z.unknown()).transform(() => ({})),
}

/** A new passkey as returned by the browser's `credentials.create`. */
export const newPasskeySchema = z.object({
  ...credentialBase,
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(16_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

export type NewPasskey = z.infer<typeof newPasskeySchema>

/** A signature of a passkey as returned by the browser's `credentials.get`. */
export const passkeyAnswerSchema = z.object({
  ...credentialBase,
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(8_000),
    signature: base64url(4_000),
    userHandle: base64url(200).optional(),
  }),
})

export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>

export const appCodeSchema = z
  .string()
  .transform((code) => code.replaceAll(' ', ''))
  .pipe(
    z
      .string()
      .length(6)
      .regex(/^\d{6}$/),
  )

export const recoveryCodeSchema = z.string().min(1).max(40)

/** Proof of a second factor. Spaces in an app's code and the case of a recovery code are ignored. */
export const proofSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('app'), code: appCodeSchema }),
  z.object({ kind: z.literal('recovery'), code: recoveryCodeSchema }),
  z.object({ kind: z.literal('passkey'), answer: passkeyAnswerSchema }),
])

export type Proof = z.infer<typeof proofSchema>
export type ProofKind = Proof['kind']
