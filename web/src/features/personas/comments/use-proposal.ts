import { useEffect, useRef, useState } from 'react'
import type { PersonaProposal } from '@postwright/core/personas/propose-persona'
import { log } from '@/lib/log.ts'
import { createWorkerCall } from '@/lib/workers/worker-call.ts'

const propose = createWorkerCall({
  name: 'comments',
  start: () => new Worker(new URL('./proposal-worker.ts', import.meta.url), { type: 'module', name: 'comments' }),
  here: async () => (await import('@postwright/core/personas/propose-persona')).proposePersona,
})

export type ProposalState =
  | { status: 'idle' }
  | { status: 'running'; share: number }
  | { status: 'failed' }
  | { status: 'ready'; proposal: PersonaProposal }

/** What comments say of those who wrote them; it can be called off while it is made. */
export function useProposal() {
  const [state, setState] = useState<ProposalState>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(comments: readonly string[]) {
    const control = new AbortController()
    running.current = control
    setState({ status: 'running', share: 0 })
    try {
      const onProgress = (share: number) => setState({ status: 'running', share })
      const proposal = await propose(comments, { onProgress, signal: control.signal })
      setState({ status: 'ready', proposal })
    } catch (error) {
      if (control.signal.aborted) return setState({ status: 'idle' })
      log.error('Personas: comments could not be grouped', error)
      setState({ status: 'failed' })
    }
  }

  return { state, start, cancel: () => running.current?.abort() }
}
