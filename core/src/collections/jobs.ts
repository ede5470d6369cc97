import { jobSchema } from '../jobs/kinds.ts'
import { factsAndResult } from '../jobs/job-migration.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const JOB_SCHEMA = 2

export const jobs = defineCollection({
  name: 'jobs',
  path: paths.jobs,
  id: 'id',
  about: ['Only the server writes jobs. Their owner watches the progress.'],
  schema: jobSchema,
  version: JOB_SCHEMA,
  migrations: [factsAndResult],
  read: { get: 'person', list: 'person' },
  // An export would contain the job that makes it.
  export: 'nothing',
  deletion: 'below',
})
