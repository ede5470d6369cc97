import type { SandboxChannel, SandboxPost } from '@postwright/core/model/sandbox'
import type { Tx } from './transaction.ts'

/** Switches and posts of the sandbox network. */
export type SandboxStore = {
  getChannel: (wid: string, id: string) => Promise<SandboxChannel | null>
  getChannelIn: (tx: Tx, wid: string, id: string) => Promise<SandboxChannel | null>
  createChannelIn: (tx: Tx, wid: string, channel: SandboxChannel) => void
  updateChannelIn: (
    tx: Tx,
    wid: string,
    channel: SandboxChannel,
    patch: Partial<Pick<SandboxChannel, 'mode' | 'lookup'>>,
  ) => SandboxChannel
  getPost: (wid: string, id: string) => Promise<SandboxPost | null>
  /** False when there is one with this id already. */
  createPost: (wid: string, post: SandboxPost) => Promise<boolean>
  /** Counts another call with the same record key; the post itself stays as it is. */
  countCall: (wid: string, id: string) => Promise<void>
}
