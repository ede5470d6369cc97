import { JOB_SCHEMA, jobSchema } from '../model/job.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const jobs = defineCollection({
  name: 'jobs',
  path: paths.jobs,
  id: 'id',
  about: ['A person watches their own long work; the server writes it.'],
  schema: jobSchema,
  version: JOB_SCHEMA,
  read: { get: 'person', list: 'person' },
  // An export would contain the job that makes it.
  export: 'nothing',
  deletion: 'below',
})
