import { serveCalls } from '@/lib/workers/serve-calls.ts'
import type { Served } from '@/lib/workers/worker-call.ts'
import { fontLibrary } from '../fonts/font-library.ts'
import type { ExportRequest } from './export-request.ts'
import type { ExportResult, ExportProgress } from './export-result.ts'
import { makeFiles } from './make-files.ts'

const makeWithFonts: Served<ExportRequest, ExportResult, ExportProgress> = (request, ...rest) => {
  const withdraw = fontLibrary.offer(request.families)
  return makeFiles(request, ...rest).finally(withdraw)
}

serveCalls(makeWithFonts)
