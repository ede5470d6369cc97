import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Which of a person's jobs run at present. */
export const jobTurns: ServerCollection<[uid: string]> = {
  name: 'jobTurns',
  path: paths.jobTurns,
  id: 'turn',
  deletion: 'below',
}
