import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** A person's currently running jobs. */
export const jobTurns: ServerCollection<[uid: string]> = {
  name: 'jobTurns',
  path: paths.jobTurns,
  id: 'turn',
  deletion: 'below',
}
