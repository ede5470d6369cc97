import * as contract from '@postwright/core/api/status'
import { readStatus } from '../domain/status/status.ts'
import { bindPublic, type Route } from '../http/bind.ts'

export const STATUS_ROUTES: readonly Route[] = [
  bindPublic(contract.getStatus, { limit: { perMinute: 60, by: 'address' } }, ({ deps }) => readStatus(deps)),
]
