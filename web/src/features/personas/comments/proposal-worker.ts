import { proposePersona, type PersonaProposal } from '@postwright/core/personas/propose-persona'

export type ProposalReply = { kind: 'progress'; share: number } | { kind: 'done'; proposal: PersonaProposal }

// NOTE the only thing that is ever sent here are the comments of `propose-in-worker.ts`, which is of the same build.
addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
  const reply = (message: ProposalReply) => postMessage(message)
  reply({ kind: 'done', proposal: proposePersona(data, (share) => reply({ kind: 'progress', share })) })
})
