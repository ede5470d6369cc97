import type { ServiceSwitch, ServiceId } from '@postwright/core/model/service-switch'
import type { Documents } from './documents.ts'

export type SwitchStore = Pick<Documents<ServiceSwitch>, 'get' | 'getIn' | 'list' | 'createIn' | 'updateIn'>

export type ServiceGate = {
  /** @throws `service_off` */
  require: (id: ServiceId, subject: string) => Promise<void>
  /** Has this process read the state again. */
  forget: (id: ServiceId) => void
}
