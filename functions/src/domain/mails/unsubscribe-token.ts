import { API_BASE } from '@postwright/core/endpoint'
import { documentId } from '@postwright/core/ids'
import { type NoticeReason, noticeReasonSchema } from '@postwright/core/model/notice-reason'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { currentKey } from '../keys/key-ring.ts'
import type { Deps } from '../ports/deps.ts'

/** A mail was about one reason, or about all that a person is mailed. */
const mailScopeSchema = z.union([noticeReasonSchema, z.literal('all')])

export type MailScope = NoticeReason | 'all'
export type MailChoice = { uid: string; scope: MailScope }

const partsSchema = z.tuple([documentId(), mailScopeSchema, z.string().min(1)])

/** Lets whoever has a mail end mails like it, for as long as they keep it, and nothing else. */
export function signMailChoice({ tokenKeys }: Pick<Deps, 'tokenKeys'>, choice: MailChoice): string {
  return `${choice.uid}.${choice.scope}.${signature(currentKey(tokenKeys.unsubscribe), choice).toString('base64url')}`
}

/** @returns null for what `signMailChoice` has not made */
export function readMailChoice({ tokenKeys }: Pick<Deps, 'tokenKeys'>, token: string): MailChoice | null {
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

/** Mail programs call it (POST); people who open it are led to a page that asks first. */
export function unsubscribeAddress({ config }: Pick<Deps, 'config'>, token: string): string {
  return `${config.appOrigin}${API_BASE}/unsubscribe/${token}`
}

/** The page that asks. What stands behind the hash is sent to no server. */
export function unsubscribePage({ config }: Pick<Deps, 'config'>, token: string): string {
  return `${config.appOrigin}/email-settings#${token}`
}

function signature(key: Buffer, { uid, scope }: MailChoice): Buffer {
  return createHmac('sha256', key).update(`${uid}/${scope}`).digest()
}
