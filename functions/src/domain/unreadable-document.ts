import { AppError } from './app-error.ts'

/** A stored document does not fit its schema. It affects no other: lists, jobs and deletions skip it. */
export class UnreadableDocument extends AppError {
  readonly path: string

  /** @param problems places and what is wrong there, without values */
  constructor(path: string, problems: string) {
    super('record_unreadable', { message: `${path} does not fit its schema: ${problems}` })
    this.name = 'UnreadableDocument'
    this.path = path
  }
}
