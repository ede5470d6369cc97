import { startExport as contract } from '@postwright/core/api/users'
import { startExport } from '../../domain/exports/start-export.ts'
import { bind } from '../../http/bind.ts'

export const startExportRoute = bind(
  contract,
  { limit: { perMinute: 5, by: 'account' } },
  async ({ deps, caller }) => ({
    jobId: await startExport(deps, caller),
  }),
)
