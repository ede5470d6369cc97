import { startModelRun } from '@postwright/core/api/models'
import type { InputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Starts a model run for a text. @returns the id of the job that contains the result @throws ApiError */
export async function beginModelRun(input: InputOf<typeof startModelRun>): Promise<string> {
  return (await call(startModelRun, input)).jobId
}
