import { startModelRun } from '@postwright/core/api/models'
import type { InputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Has a model begin to work on a text. @returns the job that shows what comes of it @throws ApiError */
export async function beginModelRun(input: InputOf<typeof startModelRun>): Promise<string> {
  return (await call(startModelRun, input)).jobId
}
