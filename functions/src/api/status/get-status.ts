import { getStatus } from '@postwright/core/api/status'
import { readStatus } from '../../domain/status/read-status.ts'
import { bindPublic } from '../../http/bind.ts'

export const getStatusRoute = bindPublic(getStatus, { limit: { perMinute: 60, by: 'address' } }, ({ deps }) =>
  readStatus(deps),
)
