import type { ServiceSwitch, ServiceId } from '@postwright/core/model/service-switch'
import type { ServiceDecision } from '@postwright/core/switches/decide-service'
import type { Documents } from './documents.ts'

export type SwitchStore = Pick<Documents<ServiceSwitch>, 'get' | 'getIn' | 'list' | 'createIn' | 'updateIn'>

/** A place of use of a service: a workspace, whose person is its owner, or an account alone. */
export type ServicePlace = { workspaceId: string } | { uid: string }

export type ServiceGate = {
  decide: (id: ServiceId, place: ServicePlace) => Promise<ServiceDecision>
  /** @throws `service_off` */
  require: (id: ServiceId, place: ServicePlace) => Promise<void>
  /** All states, at most ten seconds old. */
  states: () => Promise<readonly ServiceSwitch[]>
  /** Has this process read the states again. */
  forget: () => void
}

/** Work that a stop of a service pauses: its amount, the people of the next of it, and when the next of it is due. */
export type PausedWork = { count: number; people: readonly string[]; nextAt: number | null }

export type ServiceWorkStore = {
  /** Counts are made by the database; at most `limit` items are read. */
  measure: (id: ServiceId, limit: number) => Promise<PausedWork>
}
