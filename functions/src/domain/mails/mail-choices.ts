import type { readMailChoice as readContract, setMailChoice } from '@postwright/core/api/mail-choices'
import { type OutputOf, API_BASE } from '@postwright/core/endpoint'
import type { User } from '@postwright/core/model/user'
import { AppError } from '../app-error.ts'
import type { Deps } from '../ports/deps.ts'
import { documentId } from '@postwright/core/ids'
import { type NoticeReason, noticeReasonSchema } from '@postwright/core/model/notice-preferences'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { currentKey } from '../keys/key-ring.ts'

type Needs = Pick<Deps, 'tokenKeys' | 'users'>

/**
 * Returns the change that the link in an email makes, and nothing about the account.
 * @throws `not_found` for a link that was not issued here or whose account is gone
 */
export async function describeMailChoice(deps: Needs, token: string): Promise<OutputOf<typeof readContract>> {
  const choice = readMailChoice(deps, token)
  const user = choice ? await deps.users.get(choice.uid) : null
  if (!choice || !user) throw noSuchAddress()
  return { scope: choice.scope, isMailed: isMailed(user, choice.scope) }
}

/**
 * Ends the emails for one reason, or all emails; a repeated call changes nothing.
 * @throws `not_found`, as `describeMailChoice`
 */
export async function leaveMails(
  deps: Needs & Pick<Deps, 'transact'>,
  token: string,
): Promise<OutputOf<typeof setMailChoice>> {
  const choice = readMailChoice(deps, token)
  if (!choice) throw noSuchAddress()
  await deps.transact(async (tx) => {
    const user = await deps.users.getIn(tx, choice.uid)
    if (!user) throw noSuchAddress()
    if (!isMailed(user, choice.scope)) return
    const { scope } = choice
    const mailedReasons = scope === 'all' ? [] : user.mailedReasons.filter((reason) => reason !== scope)
    deps.users.updateIn(tx, user, { mailedReasons })
  })
  return { scope: choice.scope, isMailed: false }
}

function isMailed({ mailedReasons }: User, scope: MailScope): boolean {
  return scope === 'all' ? mailedReasons.length > 0 : mailedReasons.includes(scope)
}

function noSuchAddress(): AppError {
  return new AppError('not_found', { message: 'no mail was sent with this address' })
}

/** Scope of an email: one reason, or all emails to a person. */
const mailScopeSchema = z.union([noticeReasonSchema, z.literal('all')])

export type MailScope = NoticeReason | 'all'

type MailChoice = { uid: string; scope: MailScope }

const partsSchema = z.tuple([documentId(), mailScopeSchema, z.string().min(1)])

/** Signs a token with which the holder of an email can end the emails of its scope, and do nothing else. It never expires. */
export function signMailChoice({ tokenKeys }: Pick<Deps, 'tokenKeys'>, choice: MailChoice): string {
  return `${choice.uid}.${choice.scope}.${signature(currentKey(tokenKeys.unsubscribe), choice).toString('base64url')}`
}

/** @returns null for a token that `signMailChoice` has not made */
function readMailChoice({ tokenKeys }: Pick<Deps, 'tokenKeys'>, token: string): MailChoice | null {
  const parts = partsSchema.safeParse(token.split('.')).data
  if (!parts) return null
  const [uid, scope, signed] = parts
  const given = Buffer.from(signed, 'base64url')
  const isOurs = [...tokenKeys.unsubscribe.keys.values()].some((key) => {
    const expected = signature(key, { uid, scope })
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return isOurs ? { uid, scope } : null
}

/** Returns the unsubscribe URL. Mail programs call it (POST); users who open it see a page that asks for confirmation first. */
export function unsubscribeAddress({ config }: Pick<Deps, 'config'>, token: string): string {
  return `${config.appOrigin}${API_BASE}/unsubscribe/${token}`
}

/** Returns the URL of the confirmation page. The token is in the fragment, which is never sent to a server. */
export function unsubscribePage({ config }: Pick<Deps, 'config'>, token: string): string {
  return `${config.appOrigin}/email-settings#${token}`
}

function signature(key: Buffer, { uid, scope }: MailChoice): Buffer {
  return createHmac('sha256', key).update(`${uid}/${scope}`).digest()
}
