import type { FakeReply } from '../support/fake-message.ts'
import { Refusal } from '../support/refusal.ts'

function problem(status: number, code: string, message: string, serviceErrorCode?: number) {
  return { status, code, message, ...(serviceErrorCode !== undefined && { serviceErrorCode }) }
}

const CODES: Record<number, [code: string, message: string, serviceErrorCode?: number]> = {
  404: ['RESOURCE_NOT_FOUND', 'No virtual resource found'],
  413: ['REQUEST_TOO_LARGE', 'Request entity too large'],
  429: ['TOO_MANY_REQUESTS', 'Resource level throttle MEMBER DAY limit for calls to this resource is reached.', 101],
  500: ['INTERNAL_SERVER_ERROR', 'Internal Server Error'],
}

export function failure(status: number) {
  const [code, message, serviceErrorCode] = CODES[status] ?? ['ERROR', `Status ${status}`]
  return problem(status, code, message, serviceErrorCode)
}

export function refusal(status: number, code: string, message: string, serviceErrorCode?: number): FakeReply {
  return { status, body: problem(status, code, message, serviceErrorCode) }
}

export function refuse(status: number, code: string, message: string, serviceErrorCode?: number): Refusal {
  return new Refusal(refusal(status, code, message, serviceErrorCode))
}

export const EXPIRED = refusal(401, 'EXPIRED_ACCESS_TOKEN', 'The token used in the request has expired', 65_601)

/** A body that does not fit the schema of its resource. */
export function invalid({ field, code }: { field: string; code: string }): FakeReply {
  const what =
    code === 'unrecognized_keys'
      ? 'unrecognized field found but not allowed'
      : `field is required but not found or not valid (${code})`
  return refusal(422, 'UNPROCESSABLE_ENTITY', `ERROR :: /${field.replaceAll('.', '/')} :: ${what}\n`)
}
