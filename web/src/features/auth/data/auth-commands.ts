import { register as endpoint } from '@postwright/core/api/auth'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Creates an account. Rejects with `ApiError`, whose `fields` name inputs of the form. */
export function register(input: InputOf<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  return call(endpoint, input)
}
