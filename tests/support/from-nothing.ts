import type { Progress, Publisher, PublishRequest } from '../../functions/src/domain/ports/networks.ts'

/** Progress of a delivery that starts from scratch and stores nothing. */
export const FROM_NOTHING: Progress = { kept: () => undefined, keep: () => Promise.resolve(), working: () => undefined }

/** A publisher whose deliveries start from scratch and store nothing. */
export function fromNothing(publisher: Publisher) {
  return {
    ...publisher,
    prepare: (request: PublishRequest, progress = FROM_NOTHING) => publisher.prepare(request, progress),
    publish: (request: PublishRequest, payload: string) => publisher.publish(request, payload, FROM_NOTHING),
    reconcile: (request: PublishRequest) => publisher.reconcile(request, FROM_NOTHING.kept),
  }
}
