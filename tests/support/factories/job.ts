import type { JobKind, JobOf } from '@postwright/core/jobs/kinds'
import { makeBase } from './document-base.ts'

type Definition<Facts, Made> = {
  create: (base: ReturnType<typeof makeBase>, facts: Facts) => Made
  schema: { parse: (job: unknown) => Made }
}

/** A queued job, with `fields` replaced. */
export function makeJob<Facts, Made extends JobOf<JobKind>>(
  { create, schema }: Definition<Facts, Made>,
  facts: Facts,
  fields: object = {},
): Made {
  return schema.parse({ ...create(makeBase('job1'), facts), ...fields })
}
