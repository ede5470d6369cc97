import type { PersonaProposal } from '@postwright/core/personas/propose-persona'
import type { ProposalReply } from './proposal-worker.ts'

type Run = { onProgress: (share: number) => void; signal: AbortSignal }

/**
 * Groups comments beside the page, so that it answers meanwhile.
 * @throws the signal's reason once it is aborted, or an Error when the worker fails
 */
export async function proposeInWorker(
  comments: readonly string[],
  { onProgress, signal }: Run,
): Promise<PersonaProposal> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./proposal-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<PersonaProposal>((settle, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason), { once: true })
      worker.addEventListener('error', () => fail(new Error('The comments could not be grouped.')))
      worker.addEventListener('message', ({ data }: MessageEvent<ProposalReply>) => {
        if (data.kind === 'progress') onProgress(data.share)
        else settle(data.proposal)
      })
      worker.postMessage(comments, [])
    })
  } finally {
    worker.terminate()
  }
}
