import type { ModelUsage } from '@postwright/core/model/model-usage'
import { newDocument } from '../new-document.ts'
import type { Clock } from '../ports/world.ts'

const USAGE_SCHEMA = 1

/** A month of which nothing is used yet. */
export function newUsage(clock: Clock, month: string, createdBy: string): ModelUsage {
  return {
    ...newDocument(clock, { id: month, schema: USAGE_SCHEMA, createdBy }),
    tokensIn: 0,
    tokensOut: 0,
    reserved: 0,
    estimated: 0,
    calls: 0,
    failed: 0,
    refused: 0,
  }
}
