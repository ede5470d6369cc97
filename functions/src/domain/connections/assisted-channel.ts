import { oneLine } from '@postwright/core/text/one-line'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import { fieldSentences } from '../field-sentences.ts'
import type { FoundChannel } from '../ports/networks.ts'

const valuesSchema = z.object({ name: oneLine(60) })

/**
 * A channel whose posts a person publishes: the server has a name for it and no access.
 * @throws `validation_failed` without a name
 */
export function assistedChannel(values: Readonly<Record<string, string>>): FoundChannel {
  const parsed = valuesSchema.safeParse(values)
  if (!parsed.success) throw new AppError('validation_failed', { fields: fieldSentences(parsed.error) })
  const { name } = parsed.data
  const handle = name.replace(/^@/, '')
  // One that the server publishes on has another id, so both can stand side by side.
  const externalId = `assisted:${handle.toLowerCase()}`
  const account = { externalId, handle, name, avatar: null, service: '' }
  return { account, secret: '', isProven: true }
}
