import * as contract from '@postwright/core/api/queues'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { confirmBrand } from '../brand/confirm-brand.ts'

/** Creates or changes a queue. @throws ApiError */
export function saveQueue(input: InputOf<typeof contract.saveQueue>): Promise<OutputOf<typeof contract.saveQueue>> {
  return call(contract.saveQueue, input)
}

/** Schedules a post for a slot of a queue; asks about breaches of brand rules. @throws ApiError */
export function addToQueue(input: InputOf<typeof contract.addToQueue>): Promise<OutputOf<typeof contract.addToQueue>> {
  return confirmBrand((brand) => call(contract.addToQueue, { ...input, brand }))
}
