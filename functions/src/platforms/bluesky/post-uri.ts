import { POSTS } from './collections.ts'

/** The name of one post on the network. Account and key decide it, so a server has no say in it. */
export function postUri(did: string, recordKey: string): string {
  return `at://${did}/${POSTS}/${recordKey}`
}
