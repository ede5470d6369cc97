import { fontLibrary } from '../fonts/font-library.ts'
import type { ExportRequest } from './export-request.ts'
import type { ExportReply } from './export-reply.ts'
import { makeFiles } from './make-files.ts'

/** Makes the files of one request beside the screen, and is ended after it, or in the middle of it. */
addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => {
  const reply = (message: ExportReply) => postMessage(message)
  fontLibrary.offer(data.families)
  makeFiles(data, { report: (done, of) => reply({ kind: 'progress', done, of }) }).then(
    (result) => reply({ kind: 'done', result }),
    (error: unknown) => reply({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  )
})
