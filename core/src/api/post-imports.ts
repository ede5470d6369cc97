import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'

/** Creates a post for each row of the file and schedules those that have a time. Progress is in `users/{uid}/jobs/{jobId}`. */
export const startPostImport = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/posts/import',
  auth: 'member',
  right: 'plan_posts',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({ jobId: documentId() }),
  errors: [
    'service_off',
    'not_found',
    'forbidden',
    'malformed_json',
    'import_rows_invalid',
    'import_rows_repeated',
    'import_images_full',
    'payload_too_large',
    'rate_limited',
  ],
  body: 'binary',
  file: 'json',
  status: 202,
})
