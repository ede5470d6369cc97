import { logger as platformLogger } from 'firebase-functions'
import type { Logger } from '../domain/ports/world.ts'

/** Structured logs in the platform's format. */
export const platformLog: Logger = {
  info: (message, fields = {}) => platformLogger.info(message, fields),
  warn: (message, fields = {}) => platformLogger.warn(message, fields),
  error: (message, fields = {}) => platformLogger.error(message, fields),
}
