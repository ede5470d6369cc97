import { getStatus } from '@postwright/core/api/status'
import type { OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

export type ServiceStatus = OutputOf<typeof getStatus>

export const loadStatus = () => call(getStatus, {})
