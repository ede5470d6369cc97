import type { ServiceSwitch } from '@postwright/core/model/service-switch'
import type { ServiceId } from '@postwright/core/switches/services'
import type { Documents } from './documents.ts'

export type SwitchStore = Pick<Documents<ServiceSwitch>, 'get' | 'getIn' | 'list' | 'createIn' | 'updateIn'>

export type ServiceGate = {
  /** @throws `service_off` */
  require: (id: ServiceId, subject: string) => Promise<void>
  /** Has this process read the state again. */
  forget: (id: ServiceId) => void
}
