import { AppError } from '../../domain/app-error.ts'

/** @throws AppError `connection_refused` when a person has not granted everything that publishing takes */
export function requireScopes(required: readonly string[], granted: readonly string[], name: string): void {
  const missing = required.filter((scope) => !granted.includes(scope))
  if (missing.length === 0) return
  const detail = `${name} did not grant everything that publishing takes. Connect again and allow all of it.`
  throw new AppError('connection_refused', { detail, message: `not granted: ${missing.join(' ')}` })
}
