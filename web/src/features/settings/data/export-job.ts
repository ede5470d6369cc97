import { getExportFile, startExport } from '@postwright/core/api/account-export'
import type { OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Has everything collected that belongs to the person. @throws ApiError */
export async function beginExport(): Promise<void> {
  await call(startExport, {})
}

/** Where a finished export can be downloaded. @throws ApiError `not_found` after it has expired */
export function fetchExportFile(jobId: string): Promise<OutputOf<typeof getExportFile>> {
  return call(getExportFile, { jobId })
}
