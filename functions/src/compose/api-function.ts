import type { Express } from 'express'
import { onRequest } from 'firebase-functions/v2/https'
import type { GetDeps } from '../domain/ports/deps.ts'
import { createApp } from './create-app.ts'
import { shieldFromPlatform } from '../http/platform-shield.ts'

/** Hosting rewrites `/api/v1/**` and `/@**` to this function. */
export function apiFunction(getDeps: GetDeps) {
  let app: Express | null = null
  const getApp = () => (app ??= createApp(getDeps()))
  // NOTE only where this function is served: during a deployment the module is loaded without secrets to read its exports,
  // and other functions need the platform to parse their events. A wrong configuration stops the process here.
  if (process.env['FUNCTION_TARGET'] === 'api') {
    shieldFromPlatform()
    getApp()
  }
  return onRequest({ invoker: 'public', concurrency: 80, timeoutSeconds: 60 }, (request, response) =>
    getApp()(request, response),
  )
}
