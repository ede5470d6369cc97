import { z } from 'zod'
import type { NetworkReply } from '../call-network.ts'
import { GraphError } from './graph-error.ts'

const text = z.string().max(5_000).catch('')
const number = z.int().catch(0)

const errorSchema = z.object({
  error: z.object({
    message: text,
    code: z.int(),
    error_subcode: number,
    is_transient: z.boolean().catch(false),
    error_user_title: text,
    error_user_msg: text,
  }),
})

/** The endpoint of Instagram and Threads that takes an authorization code has its own form. */
const codeErrorSchema = z.object({ error_type: z.string(), code: number, error_message: text })

/** @param hide removes secrets from what the network said */
export function readGraphError({ status, headers, body }: NetworkReply, hide: (text: string) => string): GraphError {
  const parsed = errorSchema.safeParse(body).data?.error
  if (parsed) {
    const { code, error_subcode: subcode, is_transient: isTransient } = parsed
    const sentence = [parsed.error_user_title, parsed.error_user_msg].filter((part) => part !== '').join(': ')
    const message = hide(sentence || parsed.message)
    return new GraphError({ status, isOwn: true, code, subcode, message, isTransient, headers })
  }
  const refused = codeErrorSchema.safeParse(body).data
  const message = hide(refused?.error_message ?? `HTTP ${status}`)
  const code = refused?.code ?? 0
  return new GraphError({
    status,
    isOwn: refused !== undefined,
    code,
    subcode: 0,
    message,
    isTransient: false,
    headers,
  })
}
