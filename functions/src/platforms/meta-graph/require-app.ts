import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import { AppError } from '../../domain/app-error.ts'

/** @throws AppError `network_unavailable` without the operator's app, which the network asks for */
export function requireApp(app: PlatformApp | null, name: string): PlatformApp {
  if (app) return app
  throw new AppError('network_unavailable', { message: `no app is registered at ${name}` })
}
