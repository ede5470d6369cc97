import type { ServiceId } from '@postwright/core/model/service-switch'
import type { ShownServiceOff } from '@postwright/core/api/switches'
import type { ReactElement } from 'react'
import { useOffSentence } from './use-off-sentence.ts'
import { useServiceOff } from './use-services-off.ts'

/** The sentence that says why nothing of a service can be done now; null while it is on. */
export function useServiceClosure(id: ServiceId): ReactElement | null {
  const off = useServiceOff(id)
  return off && <OffSentence off={off} />
}

/** NOTE a component of its own, because the words are loaded only when something is off. */
function OffSentence({ off }: { off: ShownServiceOff }) {
  return useOffSentence()(off)
}
