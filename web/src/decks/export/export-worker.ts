import { fontLibrary } from '../fonts/font-library.ts'
import type { ExportRequest } from './export-request.ts'
import type { ExportReply } from './export-reply.ts'
import { setEncoders } from './encoders.ts'
import { makeFiles } from './make-files.ts'

/** Makes the files of requests beside the screen, one request at a time; it may be ended in the middle of one. */
addEventListener('message', ({ data, ports }: MessageEvent<ExportRequest | 'encoders'>) => {
  if (data === 'encoders') return setEncoders(ports)
  const reply = (message: ExportReply) => postMessage(message)
  const withdraw = fontLibrary.offer(data.families)
  void makeFiles(data, { report: (done, of) => reply({ kind: 'progress', done, of }) })
    .then(
      (result) => reply({ kind: 'done', result }),
      (error: unknown) => reply({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    )
    .finally(withdraw)
})
