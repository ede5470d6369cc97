import * as contract from '@postwright/core/api/audit-log'
import { checkAuditLog } from '../domain/audit/check-seals.ts'
import { readAuditExport, readAuditSeals, startAuditExport } from '../domain/audit/export-log.ts'
import { bind, type Route } from '../http/bind.ts'

export const AUDIT_LOG_ROUTES: readonly Route[] = [
  bind(contract.checkAuditLog, { limit: { perMinute: 300, by: 'account' } }, ({ deps, input }) =>
    checkAuditLog(deps, input),
  ),

  bind(contract.startAuditExport, { limit: { perMinute: 10, by: 'account' } }, ({ deps, caller, input }) =>
    startAuditExport(deps, caller, input),
  ),

  bind(contract.readAuditExport, { limit: { perMinute: 300, by: 'account' } }, ({ deps, caller, input }) =>
    readAuditExport(deps, caller, input),
  ),

  bind(contract.readAuditSeals, { limit: { perMinute: 300, by: 'account' } }, ({ deps, caller, input }) =>
    readAuditSeals(deps, caller, input),
  ),
]
