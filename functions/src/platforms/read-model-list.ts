import { MODEL_LIST_BYTES_MAX, MODEL_LIST_MAX } from '@postwright/core/model/model-limits'
import { modelNameSchema } from '@postwright/core/model/model-settings'
import { parseJson } from '@postwright/core/text/parse-json'
import { z } from 'zod'
import type { ModelList } from '../domain/ports/models.ts'
import type { StreamedReply } from './safe-stream.ts'

/** Both dialects list their models so. */
const listSchema = z.object({ data: z.array(z.object({ id: z.unknown() })) })

/** The names in a service's list of its models, each once and in the order of the alphabet. */
export async function readModelList({ pieces }: StreamedReply): Promise<ModelList> {
  let body = ''
  for await (const piece of pieces) {
    body += piece
    if (body.length > MODEL_LIST_BYTES_MAX) return { models: [], problem: 'too_long', detail: '' }
  }
  const read = listSchema.safeParse(parseJson(body))
  if (!read.success) return { models: [], problem: 'not_a_stream', detail: '' }
  const names = read.data.data.flatMap(({ id }) => {
    const name = modelNameSchema.safeParse(id)
    return name.success ? [name.data] : []
  })
  const sorted = [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en'))
  return { models: sorted.slice(0, MODEL_LIST_MAX), problem: null, detail: '' }
}
