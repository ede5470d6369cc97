import * as contract from '@postwright/core/api/post-imports'
import { startPostImport } from '../domain/post-imports/start-post-import.ts'
import { bind, type Route } from '../http/bind.ts'

export const POST_IMPORTS_ROUTES: readonly Route[] = [
  bind(
    contract.startPostImport,
    { limit: { perMinute: 10, by: 'account' }, service: 'post_imports' },
    async ({ deps, caller, input: { workspaceId }, body }) => ({
      jobId: await startPostImport(deps, caller, { workspaceId, bytes: body }),
    }),
  ),
]
