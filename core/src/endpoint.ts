import type { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'
import { isKeptInArchive, type Right } from './rights/rights.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Allowed callers: every client; a signed-in person; a member of the workspace whose role (read inside the operation) has the right; or a holder of
 * the admin claim.
 */
export type EndpointAuth = { auth: 'public' | 'session' | 'admin'; right?: never } | { auth: 'member'; right: Right }

/** An endpoint of `/api/v1`: its only description, used by the server, the client and the tests. */
export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = EndpointAuth & {
  method: HttpMethod
  /** Path below `/api/v1`, with `:name` for values from the input. */
  path: string
  /** Path, query and body values in one object. */
  input: Input
  output: Output
  errors: readonly ErrorCode[]
  /** `binary` if the body is a file and not JSON; path values still come from `input`. */
  body?: 'json' | 'binary'
  /** Kind of file in a `binary` body; default: an image. */
  file?: 'picture' | 'json' | 'part' | 'font' | 'event' | 'proof'
  /** Status of a successful reply; default: 200. */
  status?: 200 | 201 | 202
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/**
 * Declares an endpoint and keeps the types of its input and output. Adds the error `workspace_archived` to endpoints whose right an archived
 * workspace does not keep.
 */
export function defineEndpoint<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  const { right, errors } = endpoint
  if (right === undefined || isKeptInArchive(right)) return endpoint
  return { ...endpoint, errors: [...errors, 'workspace_archived'] }
}

export const API_BASE = '/api/v1'

/**
 * Fills the `:name` parts of an endpoint's path from the input.
 * @returns the path below the base and the input values that the path did not use
 */
export function fillPath(
  path: string,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}
