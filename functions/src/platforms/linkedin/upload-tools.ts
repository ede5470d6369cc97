import type { Progress } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/images.ts'
import type { Api } from '../oauth-api/open-api.ts'
import type { LinkedInHosts } from './hosts.ts'

/** What uploads to LinkedIn are made with. */
export type UploadTools = {
  /** Versioned calls with the member's access. */
  call: Api
  /** To the addresses of files: with the member's access, and without it. */
  send: Api
  store: Api
  hosts: LinkedInHosts
  images: Pick<Images, 'fit'>
  progress: Progress
  /** A failed call in words. */
  explain: (error: unknown) => string
  now: () => number
}
