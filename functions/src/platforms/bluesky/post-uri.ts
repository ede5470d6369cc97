import { POSTS } from './collections.ts'

/** The URI of one post on the network. It follows from account and key, so a server cannot choose it. */
export function postUri(did: string, recordKey: string): string {
  return `at://${did}/${POSTS}/${recordKey}`
}
