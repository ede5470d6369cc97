import type { Publication } from '@postwright/core/simulate/simulation'
import { makeContent } from './content.ts'

type Fields = Pick<Publication, 'connectionId' | 'scheduled'> & Partial<Publication>

/** A post that is scheduled on one channel; set the fields that the test is about. */
export function makePublication(fields: Fields): Publication {
  return {
    postId: 'p0',
    content: makeContent('A word'),
    excerpt: 'A word',
    partIndex: 0,
    partKind: 'post',
    mode: 'direct',
    isApproved: true,
    queueId: null,
    seriesId: null,
    ...fields,
  }
}
