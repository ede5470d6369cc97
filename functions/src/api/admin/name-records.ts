import { nameRecords as nameRecordsEndpoint } from '@postwright/core/api/admin'
import { nameRecords } from '../../domain/admin/name-records.ts'
import { bind } from '../../http/bind.ts'

export const nameRecordsRoute = bind(
  nameRecordsEndpoint,
  { limit: { perMinute: 60, by: 'account' } },
  async ({ deps, input }) => nameRecords(deps, input),
)
