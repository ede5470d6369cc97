import type { RequestHandler, Response } from 'express'
import type { Ids } from '../domain/ports/world.ts'

const HEADER = 'X-Request-Id'

/** Gives every reply an id that a person can quote and the log can be searched for. */
export function nameRequest(ids: Ids): RequestHandler {
  return (_request, response, next) => {
    response.set(HEADER, ids.random())
    next()
  }
}

export function requestIdOf(response: Response): string {
  return response.get(HEADER) ?? ''
}
