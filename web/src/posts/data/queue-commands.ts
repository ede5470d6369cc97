import * as contract from '@postwright/core/api/queues'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Creates a queue, or changes it. @throws ApiError */
export function saveQueue(input: InputOf<typeof contract.saveQueue>): Promise<OutputOf<typeof contract.saveQueue>> {
  return call(contract.saveQueue, input)
}

/** Plans a post for a slot of a queue. @throws ApiError */
export function addToQueue(input: InputOf<typeof contract.addToQueue>): Promise<OutputOf<typeof contract.addToQueue>> {
  return call(contract.addToQueue, input)
}
