import { SERVICE_IDS, type ServiceId } from '../model/service-switch.ts'

/** The services that each service needs: it is off for everybody for whom one of them is off. */
export const SERVICE_NEEDS: Readonly<Record<ServiceId, readonly ServiceId[]>> = {
  publishing: [],
  series: ['publishing'],
  queues: ['publishing'],
  media: [],
  post_imports: ['media'],
  feed_imports: ['post_imports'],
  brand_autofill: ['media'],
  model_runs: [],
  contributions: ['media'],
  earn: [],
  mails: [],
}

/** A service after everything that it needs, the nearest need last. */
export function withNeeds(id: ServiceId): ServiceId[] {
  return [...new Set([...SERVICE_NEEDS[id].flatMap(withNeeds), id])]
}

/** The services that a stop of one turns off with it, itself not among them. */
export function findDependents(id: ServiceId): ServiceId[] {
  return SERVICE_IDS.filter((each) => each !== id && withNeeds(each).includes(id))
}

/** Services that an account has whatever workspace is open. */
export const PERSONAL_SERVICES: readonly ServiceId[] = ['earn']
