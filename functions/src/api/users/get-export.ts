import { getExport } from '@postwright/core/api/users'
import { readExport } from '../../domain/exports/read-export.ts'
import { bind } from '../../http/bind.ts'

export const getExportRoute = bind(getExport, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
  readExport(deps, caller, input.jobId),
)
