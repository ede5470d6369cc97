import { setSandbox } from '@postwright/core/api/sandbox'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Changes how the sandbox network behaves towards one channel. @throws ApiError */
export function switchSandbox(input: InputOf<typeof setSandbox>): Promise<OutputOf<typeof setSandbox>> {
  return call(setSandbox, input)
}
