import { useQuery } from '@tanstack/react-query'
import { putBack, readTakedownEffects, takeDown } from '@postwright/core/api/takedown'
import type { InputOf } from '@postwright/core/endpoint'
import type { TakedownKind } from '@postwright/core/model/takedown'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

export type TakedownSubject = { kind: TakedownKind; subjectId: string }

/** Who and what uses something, read anew each time that it is shown. */
export function useTakedownEffects({ kind, subjectId }: TakedownSubject) {
  const queryFn = async () => (await call(readTakedownEffects, { kind, subjectId })).effects
  return queryState(useQuery({ queryKey: ['admin', 'takedown', kind, subjectId], queryFn, gcTime: 0 }))
}

/** @throws ApiError, `reauthentication_required` among them */
export async function sendTakedown(input: InputOf<typeof takeDown>): Promise<void> {
  await call(takeDown, input)
}

/** @throws ApiError, `reauthentication_required` among them */
export async function sendPutBack(subject: TakedownSubject): Promise<void> {
  await call(putBack, subject)
}
